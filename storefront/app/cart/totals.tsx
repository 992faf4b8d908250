import type { Cart } from '../commerce/cart/cart.ts';
import {
  amountToPay,
  giftCardPayments,
  orderDiscount,
  savings,
} from '../commerce/cart/cart-prices.ts';
import { shippingEstimate } from '../commerce/cart/cart-shipping.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import { classNames } from '../ui/class-names.ts';
import { StatusRegion } from '../ui/status-region.tsx';
import styles from './totals.module.css';

/** The summary's amounts; dimmed while an update is in flight, never computed optimistically. */
export function Totals({ cart, updating }: { cart: Cart; updating: boolean }) {
  const { t, format } = useCartI18n();
  const { country, name } = useDelivery();
  const discount = orderDiscount(cart);
  const shipping = shippingEstimate(cart, country);
  const saved = savings(cart);
  const total = format.money(amountToPay(cart, country));
  return (
    <>
      <dl className={classNames(styles.totals, updating && styles.updating)} aria-busy={updating}>
        <div>
          <dt>{t.cart.subtotal}</dt>
          <dd>{format.money(cart.subtotal)}</dd>
        </div>
        {discount.amount > 0 && (
          <div className={styles.minus}>
            <dt>{t.cart.orderDiscount}</dt>
            <dd>−{format.money(discount)}</dd>
          </div>
        )}
        {shipping.kind !== 'nothing' && (
          <div>
            <dt>{t.cart.shippingKinds[shipping.kind](name)}</dt>
            <dd>{shipping.cost ? format.money(shipping.cost) : t.delivery.atCheckout}</dd>
          </div>
        )}
        {giftCardPayments(cart, country)
          .filter(({ pays }) => pays.amount > 0)
          .map(({ key, lastCharacters, pays }) => (
            <div key={key} className={styles.minus}>
              <dt>{t.cart.giftCard(lastCharacters)}</dt>
              <dd>−{format.money(pays)}</dd>
            </div>
          ))}
        <div className={styles.sum}>
          <dt>{t.cart.total}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      <div className={styles.notes}>
        {saved.amount > 0 && (
          <p className={`sm ${styles.savings}`}>{t.cart.savings(format.money(saved))}</p>
        )}
        <p className="xs muted">{t.cart.vat}</p>
      </div>
      <StatusRegion>{updating ? t.cart.updating : t.cart.newTotal(total)}</StatusRegion>
    </>
  );
}
