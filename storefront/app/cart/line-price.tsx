import type { CartLine } from '../commerce/cart/cart.ts';
import { linePrice } from '../commerce/cart/cart-prices.ts';
import type { Money } from '../commerce/price/money.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './line-price.module.css';

interface LinePriceProps {
  line: CartLine;
  pending: boolean;
  /** For the mini-cart: every text is a cell of the row's grid. */
  compact: boolean;
}

/** The price of a line with unit price, discounts and reference prices. */
export function LinePrice({ line, pending, compact }: LinePriceProps) {
  const { t, format } = useCartI18n();
  const { total, each, unitPrice, lowestPrice30Days, sumOfSinglePrices, priceOnce, discount } =
    linePrice(line);
  const forOne = (price: Money) =>
    line.quantity > 1 ? t.cart.each(format.money(price)) : format.money(price);
  const details = [
    ...(line.quantity > 1 ? [forOne(each)] : []),
    ...(unitPrice ? [`${format.money(unitPrice.price)}/${unitPrice.unit}`] : []),
  ];
  return (
    <div className={classNames(styles.price, pending && styles.pending, compact && styles.compact)}>
      <strong className={lowestPrice30Days ? styles.reduced : undefined}>
        {format.money(total)}
      </strong>
      {details.length > 0 && <small>{details.join(', ')}</small>}
      {discount.amount > 0 && <small>{t.cart.lineDiscount(format.money(discount))}</small>}
      {priceOnce && <small>{t.cart.priceOnce(forOne(priceOnce))}</small>}
      {lowestPrice30Days && (
        <small className={styles.lowest}>
          {t.product.lowestPrice30Days} <s>{forOne(lowestPrice30Days)}</s>
        </small>
      )}
      {sumOfSinglePrices && <small>{t.product.singly(forOne(sumOfSinglePrices))}</small>}
    </div>
  );
}
