import type { AdvisorAnswer, ChosenFilter } from '../../commerce/collection/listing-query.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { AdviceMark } from '../../ui/advice-mark.tsx';
import { Chips, RemovableChipLink } from '../../ui/chip.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './given-answers.module.css';

export interface GivenAnswer {
  name: AdvisorAnswer['name'];
  /** From the content; null for a strength, which has a message. */
  title: string | null;
  strength: 'mild' | 'medium' | 'strong' | null;
  /** The filters it sets. */
  filters: ChosenFilter[];
  /** The URL of the listing without it. */
  without: string;
}

export interface ListingAnswers {
  given: GivenAnswer[];
  /** The URL of the advisor. */
  change: string;
}

/** The answers to the coffee advisor, each of which can be removed. */
export function ListingAnswers({ given, change }: ListingAnswers) {
  const { t } = useServerI18n();
  const words = t.coffee.answers;
  return (
    <section className={styles.answers} aria-labelledby="answers">
      <div className={styles.title}>
        <AdviceMark />
        <h2 id="answers" className="h6">
          {words.title}
        </h2>
      </div>
      <Chips label={words.title} scroll>
        {given.map(({ name, title, strength, without }) => {
          const answer = strength ? words.strengths[strength] : (title ?? '');
          return (
            <li key={name}>
              <RemovableChipLink
                to={without}
                preventScrollReset
                caption={words[name]}
                removeLabel={words.remove(words[name], answer)}
              >
                {answer}
              </RemovableChipLink>
            </li>
          );
        })}
      </Chips>
      <TextLink to={change}>{words.change}</TextLink>
    </section>
  );
}
