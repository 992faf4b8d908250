import type { PageFacts, Variant } from '../../commerce/product.ts';
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
        {t.product.cupPrice} <strong>{format.money(cup.price)}</strong>
        <span className="sm sounding">
          {t.product.perCup(format.number(cup.dose), format.number(cup.cups))}
        </span>
      </p>
    )
  );
}

/** Of a size to choose. */
export function OptionCupPrice({ priced, facts }: CupPriceProps) {
  const { t, format } = useI18n();
  const cup = cupPriceOf(priced, facts.coffee?.recipe ?? null);
  return (
    cup && (
      <small className={styles.option}>
        {format.money(cup.price)} {t.product.eachCup}
      </small>
    )
  );
}
