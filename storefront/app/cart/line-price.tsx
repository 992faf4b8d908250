import type { CartLine } from '../commerce/cart.ts';
import { linePrice } from '../commerce/cart-prices.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './line-price.module.css';

/** What a line costs, with all that the law and the shopper want to know about it. */
export function LinePrice({ line, pending }: { line: CartLine; pending: boolean }) {
  const { t, format } = useI18n();
  const { total, each, unitPrice, lowestPrice30Days, sumOfSinglePrices, priceOnce, discount } =
    linePrice(line);
  const [beforeEach, afterEach] = line.quantity > 1 ? t.cart.each : ['', ''];
  const around = (price: string) => `${beforeEach}${price}${afterEach}`;
  const details = [
    ...(line.quantity > 1 ? [around(format.money(each))] : []),
    ...(unitPrice ? [`${format.money(unitPrice.price)}/${unitPrice.unit}`] : []),
  ];
  return (
    <div className={classNames(styles.price, pending && styles.pending)}>
      <strong className={lowestPrice30Days ? styles.reduced : undefined}>
        {format.money(total)}
      </strong>
      {details.length > 0 && <small>{details.join(', ')}</small>}
      {discount.amount > 0 && <small>{t.cart.lineDiscount(format.money(discount))}</small>}
      {priceOnce && <small>{t.cart.priceOnce(around(format.money(priceOnce)))}</small>}
      {lowestPrice30Days && (
        <small className={styles.lowest}>
          {t.product.lowestPrice30Days} {beforeEach}
          <s>{format.money(lowestPrice30Days)}</s>
          {afterEach}
        </small>
      )}
      {sumOfSinglePrices && (
        <small>{t.product.singly(around(format.money(sumOfSinglePrices)))}</small>
      )}
    </div>
  );
}
