import { Form } from 'react-router';
import { adviceId } from '../../home/home-parts.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { StatusRegion } from '../../ui/status-region.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './advice-finder.module.css';
import { useAdviceCount } from './use-advice-count.ts';

interface Choice {
  key: string;
  title: string;
}

export interface AdviceFinderProps {
  preparations: Choice[];
  tastes: Choice[];
  /** The number of matches for the answers that are chosen at first. */
  firstCount: number | null;
  /** An editor's own, in place of the shop's. */
  heading?: string | undefined;
  text?: string | undefined;
}

/** Two questions that lead to a filtered listing; a plain form that works without scripts. */
export function AdviceFinder(props: AdviceFinderProps) {
  const { preparations, tastes, firstCount } = props;
  const { t, href, format } = useI18n();
  const { count, changed, form, update } = useAdviceCount(firstCount);
  const { preparation, taste, show, showCount } = t.coffee.finder;
  // without scripts the number could not be updated
  const hydrated = useHydrated();
  const label = hydrated && count ? showCount(count, format.number(count)) : show;
  return (
    <section id={adviceId} className="inverse contour" aria-labelledby="advice-title">
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id="advice-title" className="h2">
            {props.heading ?? t.coffee.finder.title}
          </h2>
          <p className={`lead ${styles.text}`}>{props.text ?? t.coffee.finder.text}</p>
        </div>
        <Form ref={form} action={href.advice()} className={styles.form} onChange={update}>
          <ChoiceChips
            name="preparation"
            legend={preparation}
            choices={preparations}
            chosen={preparations[0]?.key}
          />
          <ChoiceChips name="taste" legend={taste} choices={tastes} chosen={tastes[0]?.key} />
          <Button look="inverse" size="large">
            {label}
          </Button>
          <StatusRegion>{changed && label}</StatusRegion>
        </Form>
      </div>
    </section>
  );
}
