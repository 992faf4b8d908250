import { Form } from 'react-router';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { StatusRegion } from '../../ui/status-region.tsx';
import { type AdviceAnswers, strengthAnswers } from './advice-answers.ts';
import styles from './advisor.module.css';
import { PictureChoices } from './picture-choices.tsx';
import { useAdviceCount } from './use-advice-count.ts';

interface Choice {
  key: string;
  title: string;
}

export interface AdvisorProps {
  answers: AdviceAnswers;
  preparations: Choice[];
  tastes: Choice[];
  hasResult: boolean;
  /** The result, after a navigation in the browser. */
  result: string | undefined;
}

const resultId = 'advice-result';
export const adviceResultPart = 'advice-result-part';

/** Three questions; the answers are in the address, so that results can be shared. */
export function Advisor({ answers, preparations, tastes, hasResult, result }: AdvisorProps) {
  const { t, format } = useI18n();
  const { count, changed, update } = useAdviceCount(null);
  const words = t.coffee.advisor;
  const any = { key: '', title: words.any };
  const strengths = strengthAnswers.map((key) => ({ key, title: words.strengths[key] }));
  const label =
    count === null ? words.submit : t.coffee.finder.showCount(count, format.number(count));
  return (
    <>
      <div className={`section ${styles.sand}`}>
        <div className="wrap">
          <Form
            action={`#${resultId}`}
            className={styles.form}
            preventScrollReset
            onChange={(event) => update(event.currentTarget)}
          >
            <PictureChoices
              name="taste"
              legend={words.taste}
              choices={[any, ...tastes]}
              chosen={answers.taste ?? any.key}
            />
            <PictureChoices
              name="preparation"
              legend={words.machine}
              choices={[any, ...preparations]}
              chosen={answers.preparation ?? any.key}
            />
            <ChoiceChips
              name="strength"
              legend={words.strength}
              choices={[any, ...strengths]}
              chosen={answers.strength ?? any.key}
            />
            <Button size="large">{label}</Button>
            <StatusRegion>{changed && label}</StatusRegion>
          </Form>
        </div>
      </div>
      <section id={resultId} className={hasResult ? 'section wrap' : undefined} aria-live="polite">
        <ServerHtml id={adviceResultPart} className="part" html={result} />
      </section>
    </>
  );
}
