import { Form } from 'react-router';
import { useContent } from '../../content/use-content.ts';
import type { ProductCard } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { ProductGrid } from '../merchandise/product-grid.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceChips } from '../ui/choice-chips.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { type AdviceAnswers, strengthAnswers } from './advice-answers.ts';
import styles from './advisor.module.css';

export interface Advice {
  answers: AdviceAnswers;
  /** Null before the first answer. */
  result:
    | null
    | 'unavailable'
    | {
        products: ProductCard[];
        total: number;
        all: string;
        /** Nothing matched the strength, so it was ignored. */
        widened: boolean;
      };
}

const resultId = 'advice-result';

/** Three questions; the answers are in the address, so that results can be shared. */
export function Advisor({ answers, result }: Advice) {
  const { t } = useI18n();
  const words = t.editorial.advisor;
  const { preparations, tastes } = useContent().home.advice;
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
      <section id={resultId} className={result ? 'section wrap' : undefined} aria-live="polite">
        {result && <Result result={result} />}
      </section>
    </>
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
