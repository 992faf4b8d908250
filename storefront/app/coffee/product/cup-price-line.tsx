import type { PageFacts, Variant } from '../../commerce/product/product.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { cupPriceOf } from '../cup-price.ts';
import styles from './cup-price-line.module.css';

interface CupPriceProps {
  priced: Pick<Variant, 'price' | 'netQuantity'>;
  facts: Partial<PageFacts>;
}

/** Below the price. */
export function CupPrice({ priced, facts, attributes }: CupPriceProps & { attributes: object }) {
  const { t, format } = useI18n();
  const cup = cupPriceOf(priced, facts.coffee?.recipe ?? null);
  return (
    cup && (
      <p className={styles.line} {...attributes}>
        {format.money(cup.price)} {t.coffee.eachCup}
      </p>
    )
  );
}
