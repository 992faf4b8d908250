import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { StatusRegion } from '../../ui/status-region.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import type { AdviceAnswers } from './advice-answers.ts';
import styles from './advisor.module.css';
import { PictureChoices } from './picture-choices.tsx';
import { StrengthChoices } from './strength-choices.tsx';
import { useAdviceCount } from './use-advice-count.ts';

interface Choice {
  key: string;
  title: string;
}

export interface AdvisorProps {
  answers: AdviceAnswers;
  preparations: Choice[];
  tastes: Choice[];
  /** The number of matches for the answers in the address. */
  count: number | null;
  /** The best of them, after a navigation in the browser. */
  hits: string | undefined;
  hasResult: boolean;
  /** The result, after a navigation in the browser. */
  result: string | undefined;
}

const resultId = 'advice-result';
export const adviceHitsPart = 'advice-hits';
export const adviceResultPart = 'advice-result-part';

/** Three questions; the answers are in the address, so that results can be shared. */
export function Advisor(props: AdvisorProps) {
  const { answers, preparations, tastes, hasResult, result } = props;
  const { t, format } = useI18n();
  const { count, hits, changed, form, update, forget } = useAdviceCount(props.count);
  useFormOf(answers, () => {
    form.current?.reset();
    forget();
  });
  // without scripts the number could not be updated
  const hydrated = useHydrated();
  const words = t.coffee.advisor;
  const label = hydrated && count ? words.submitCount(count, format.number(count)) : words.submit;
  return (
    <>
      <Form
        ref={form}
        action={`#${resultId}`}
        className={`wrap ${styles.form}`}
        preventScrollReset
        onChange={update}
      >
        <div className={styles.questions}>
          <PictureChoices
            name="preparation"
            legend={words.machine}
            choices={preparations}
            chosen={answers.preparation}
            columns={6}
          />
          <PictureChoices
            name="taste"
            legend={words.taste}
            choices={tastes}
            chosen={answers.taste}
            columns={4}
          />
          <StrengthChoices chosen={answers.strength} />
        </div>
        <div className={styles.panel}>
          <ServerHtml id={adviceHitsPart} className={styles.hits} html={hits ?? props.hits} />
          <Button size="large">{label}</Button>
          <TextLink to="?" preventScrollReset>
            {words.reset}
          </TextLink>
          <StatusRegion>{changed && label}</StatusRegion>
        </div>
      </Form>
      <section id={resultId} className={hasResult ? 'section wrap' : undefined} aria-live="polite">
        <ServerHtml id={adviceResultPart} className="part" html={result} />
      </section>
    </>
  );
}

/** Calls back when the address has brought other answers: a form keeps what was chosen before. */
function useFormOf(answers: AdviceAnswers, onOthers: () => void) {
  const shown = useRef(answers);
  useEffect(() => {
    if (shown.current === answers) return;
    shown.current = answers;
    onOthers();
  });
}
