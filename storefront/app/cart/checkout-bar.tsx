import { type RefObject, useEffect, useState } from 'react';
import type { Cart } from '../commerce/cart/cart.ts';
import { amountToPay } from '../commerce/cart/cart-prices.ts';
import { useCartI18n } from '../i18n/cart-texts.ts';
import { useDelivery } from '../shell/delivery-country.ts';
import styles from './checkout-bar.module.css';
import { CheckoutForm } from './checkout-form.tsx';

interface CheckoutBarProps {
  cart: Cart;
  busy: boolean;
  /** The form in the page; the bar is shown while it is out of view. */
  checkout: RefObject<HTMLFormElement | null>;
}

/** A sticky checkout button on narrow screens. */
export function CheckoutBar({ cart, busy, checkout }: CheckoutBarProps) {
  const { t, format } = useCartI18n();
  const { country } = useDelivery();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!checkout.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting));
    observer.observe(checkout.current);
    return () => observer.disconnect();
  }, [checkout]);
  if (!shown) return null;
  return (
    <div className={styles.bar}>
      <CheckoutForm size="medium" busy={busy}>
        {t.cart.checkoutWith(format.money(amountToPay(cart, country)))}
      </CheckoutForm>
    </div>
  );
}
