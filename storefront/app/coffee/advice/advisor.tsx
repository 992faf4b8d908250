import { Form } from 'react-router';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceChips } from '../../ui/choice-chips.tsx';
import { ServerHtml } from '../../ui/server-html.tsx';
import { type AdviceAnswers, strengthAnswers } from './advice-answers.ts';
import styles from './advisor.module.css';

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
  const { t } = useI18n();
  const words = t.editorial.advisor;
  const any = { key: '', title: words.any };
  const strengths = strengthAnswers.map((key) => ({ key, title: words.strengths[key] }));
  return (
    <>
      <div className={`section ${styles.sand}`}>
        <div className="wrap">
          <Form action={`#${resultId}`} className={styles.form} preventScrollReset>
            <ChoiceChips
              name="taste"
              legend={words.taste}
              choices={[any, ...tastes]}
              chosen={answers.taste ?? any.key}
            />
            <ChoiceChips
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
            <Button size="large">{words.submit}</Button>
          </Form>
        </div>
      </div>
      <section id={resultId} className={hasResult ? 'section wrap' : undefined} aria-live="polite">
        <ServerHtml id={adviceResultPart} className="part" html={result} />
      </section>
    </>
  );
}
