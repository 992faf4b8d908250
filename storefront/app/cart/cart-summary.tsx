import { Form } from 'react-router';
import {
  type Cart,
  isShippedByForwardingAgency,
  missingForFreeShipping,
  totalAmountWithoutGiftCardWithShippingCost,
} from '../commerce/cart.ts';
import { sum } from '../commerce/money.ts';
import { shop } from '../commerce/shop.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import styles from './cart-summary.module.css';

export function CartSummary({ cart }: { cart: Cart }) {
  const { t, href, format } = useI18n();
  const missing = missingForFreeShipping(cart);
  const discount = sum(cart.discounts, cart.total.currency);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className="h5">
        {t.cart.summary}
      </h2>
      {!isShippedByForwardingAgency(cart) && (
        <p className={missing ? styles.below : styles.reached}>
          {missing ? t.cart.leftForFreeShipping(format.money(missing)) : t.cart.shippedFree}
        </p>
      )}
      <dl className={styles.figures}>
        <dt>{t.cart.subtotal}</dt>
        <dd>{format.money(cart.subtotal)}</dd>
        {discount.amount > 0 && (
          <>
            <dt>{t.cart.orderDiscount}</dt>
            <dd>−{format.money(discount)}</dd>
          </>
        )}
        <dt>{t.cart.shipping}</dt>
        <dd>{missing ? format.money(shop.shipping.standard) : t.cart.freeShipping}</dd>
        <dt className={styles.total}>{t.cart.total}</dt>
        <dd className={styles.total}>
          {format.money(totalAmountWithoutGiftCardWithShippingCost(cart))}
        </dd>
      </dl>
      <p className={styles.vat}>{t.product.vatIncluded}</p>
      <Form method="post" action={href.checkout()} reloadDocument>
        <Button size="large" full>
          {t.cart.checkout}
        </Button>
      </Form>
    </section>
  );
}
