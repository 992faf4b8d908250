import type { HitOffer } from '../commerce/search/search.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './hit-price.module.css';

export function HitPrice({ offer }: { offer: HitOffer }) {
  const { t, format } = useI18n();
  const { price, from, unitPrice } = offer;
  return (
    <span className={styles.price}>
      <strong>{from ? `${t.product.from} ${format.money(price)}` : format.money(price)}</strong>
      {unitPrice && (
        <span>
          {format.money(unitPrice.price)}/{unitPrice.unit}
        </span>
      )}
    </span>
  );
}
