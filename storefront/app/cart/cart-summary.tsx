import type { Ref } from 'react';
import { type Cart, isNothingToOrder } from '../commerce/cart/cart.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { OrderPromise } from '../merchandise/order-promise.tsx';
import { useDelivery } from '../shell/delivery-country.ts';
import { PaymentBadges } from '../shell/payment-badges.tsx';
import { Accordion } from '../ui/accordion.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './cart-summary.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { DiscountCodes } from './discount-codes.tsx';
import { GiftCards } from './gift-cards.tsx';
import { Totals } from './totals.tsx';

interface CartSummaryProps {
  cart: Cart;
  problems: CartProblem[];
  busy: boolean;
  enteredCode: string;
  hasExpress: boolean;
  /** When the page was made. */
  madeAt: string;
  /** The form that leads to the checkout. */
  checkout: Ref<HTMLFormElement>;
}

export function CartSummary(props: CartSummaryProps) {
  const { cart, problems, busy, enteredCode, hasExpress, madeAt, checkout } = props;
  const { t } = useCartI18n();
  const { country } = useDelivery();
  const nothingToOrder = isNothingToOrder(cart);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className="h5">
        {t.cart.summary}
      </h2>
      <DeliveryRow cart={cart} />
      <Totals cart={cart} updating={busy} />
      {!nothingToOrder && (
        <CheckoutForm ref={checkout} size="large" busy={busy}>
          <Icon name="lock-simple" />
          {t.cart.checkout}
        </CheckoutForm>
      )}
      <OrderPromise cart={cart} country={country} madeAt={madeAt} />
      {hasExpress && !nothingToOrder && (
        <div className={styles.express}>
          <CheckoutForm size="medium" busy={busy} express>
            <Icon name="wallet" />
            {t.cart.expressCheckout}
          </CheckoutForm>
        </div>
      )}
      <div className={styles.codes}>
        <Accordion>
          <DiscountCodes cart={cart} problems={problems} entered={enteredCode} />
          <GiftCards cart={cart} problems={problems} />
        </Accordion>
      </div>
      <div className={styles.secure}>
        <p>
          <Icon name="shield-check" />
          {t.cart.securePayment}
        </p>
        <PaymentBadges />
      </div>
    </section>
  );
}
