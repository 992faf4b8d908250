import type { CartLine } from '../commerce/cart/cart.ts';
import { linePrice } from '../commerce/cart/cart-prices.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { Picture } from '../ui/picture.tsx';
import styles from './added-line.module.css';

/** The line that was just added. */
export function AddedLine({ line }: { line: CartLine }) {
  const { t, format } = useCartI18n();
  const { picture, product, variant, quantity, subscription } = line;
  const { total, unitPrice } = linePrice(line);
  const interval =
    subscription && t.cart.every(subscription.interval.unit, subscription.interval.count);
  const details = [
    variant.title,
    interval && t.product.subscribed(interval),
    t.product.quantityOf(format.number(quantity)),
  ];
  return (
    <div className={styles.line}>
      {picture && <Picture url={picture.url} alt="" width={96} height={96} sizes="96px" />}
      <div>
        <p className={styles.muted}>{product.vendor}</p>
        <p>
          <strong>{product.title}</strong>
        </p>
        <p className={styles.muted}>{details.filter(Boolean).join(' · ')}</p>
      </div>
      <p className={styles.price}>
        <strong>{format.money(total)}</strong>
        {unitPrice && (
          <small>
            {format.money(unitPrice.price)}/{unitPrice.unit}
          </small>
        )}
      </p>
    </div>
  );
}
