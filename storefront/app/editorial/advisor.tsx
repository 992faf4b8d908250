import { Form } from 'react-router';
import { useContent } from '../../content/use-content.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Button } from '../ui/button.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { type AdviceAnswers, strengthAnswers } from './advice-answers.ts';
import styles from './advisor.module.css';

export interface Advice {
  answers: AdviceAnswers;
  /** Null before anything was answered. */
  result:
    | null
    | 'unavailable'
    | {
        products: ProductCard[];
        total: number;
        all: string;
        /** Nothing had the strength asked for, so it was left out. */
        widened: boolean;
      };
}

const resultId = 'advice-result';

/** Three questions; the answers are in the address, so that a result can be kept and shared. */
export function Advisor({ answers, result }: Advice) {
  const { t } = useI18n();
  const words = t.editorial.advisor;
  const { preparations, tastes } = useContent().home.advice;
  const strengths = strengthAnswers.map((key) => ({ key, title: words.strengths[key] }));
  return (
    <>
      <div className={`section ${styles.sand}`}>
        <div className="wrap">
          <Form action={`#${resultId}`} className={styles.form} preventScrollReset>
            <Question name="taste" title={words.taste} choices={tastes} chosen={answers.taste} />
            <Question
              name="preparation"
              title={words.machine}
              choices={preparations}
              chosen={answers.preparation}
            />
            <Question
              name="strength"
              title={words.strength}
              choices={strengths}
              chosen={answers.strength}
            />
            <Button size="large">{words.submit}</Button>
          </Form>
        </div>
      </div>
      <section id={resultId} className={result ? 'section wrap' : undefined} aria-live="polite">
        {result && <Result result={result} />}
      </section>
    </>
  );
}

interface QuestionProps {
  name: string;
  title: string;
  choices: { key: string; title: string }[];
  chosen: string | null;
}

function Question({ name, title, choices, chosen }: QuestionProps) {
  const { t } = useI18n();
  return (
    <fieldset>
      <legend className={`h6 ${styles.legend}`}>{title}</legend>
      <div className={styles.choices}>
        {[{ key: '', title: t.editorial.advisor.any }, ...choices].map((choice) => (
          <label key={choice.key} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.key}
              defaultChecked={choice.key === (chosen ?? '')}
            />
            <span>{choice.title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Result({ result }: { result: NonNullable<Advice['result']> }) {
  const { t } = useI18n();
  const words = t.editorial.advisor;
  if (result === 'unavailable') return <p className="lead">{words.unavailable}</p>;
  if (result.products.length === 0) return <p className="lead">{words.none}</p>;
  return (
    <>
      <SectionHead
        title={words.result(result.total)}
        text={result.widened ? words.widened : undefined}
        action={<TextLink to={result.all}>{words.all}</TextLink>}
      />
      <ProductGrid products={result.products} headingLevel={3} />
    </>
  );
}
