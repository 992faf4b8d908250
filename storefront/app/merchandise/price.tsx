import type { Variant } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './price.module.css';

interface PriceProps {
  variant: Pick<Variant, 'price' | 'compareAtPrice' | 'unitPrice'>;
  /** Other variants cost more. */
  from?: boolean;
  large?: boolean;
}

/** A price as German price law wants it: with its unit price and, where reduced, the 30-day lowest. */
export function Price({ variant, from = false, large = false }: PriceProps) {
  const { t, format } = useI18n();
  const { price, compareAtPrice, unitPrice } = variant;
  const reduced = compareAtPrice !== null && compareAtPrice.amount > price.amount;
  return (
    <div
      className={[styles.price, reduced && styles.reduced, large && styles.large]
        .filter(Boolean)
        .join(' ')}
    >
      <span className={styles.now}>
        {from && `${t.product.from} `}
        {format.money(price)}
      </span>
      {reduced && <s className={styles.was}>{format.money(compareAtPrice)}</s>}
      {unitPrice && (
        <span className={styles.unit}>
          {format.money(unitPrice.price)}/{unitPrice.unit}
        </span>
      )}
      {reduced && (
        <span className={styles.lowest}>
          {t.product.lowestPrice30Days} {format.money(compareAtPrice)}
        </span>
      )}
    </div>
  );
}
