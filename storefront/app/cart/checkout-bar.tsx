import { type RefObject, useEffect, useState } from 'react';
import type { Cart } from '../commerce/cart.ts';
import { amountToPay } from '../commerce/cart-prices.ts';
import { useI18n } from '../i18n/i18n.tsx';
import styles from './checkout-bar.module.css';
import { CheckoutForm } from './checkout-form.tsx';

interface CheckoutBarProps {
  cart: Cart;
  busy: boolean;
  /** It shows while this cannot be seen. */
  inPlaceOf: RefObject<HTMLFormElement | null>;
}

/** On a narrow screen the way to the checkout stays within reach of the thumb. */
export function CheckoutBar({ cart, busy, inPlaceOf }: CheckoutBarProps) {
  const { t, format } = useI18n();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!inPlaceOf.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting));
    observer.observe(inPlaceOf.current);
    return () => observer.disconnect();
  }, [inPlaceOf]);
  if (!shown) return null;
  return (
    <div className={styles.bar}>
      <CheckoutForm size="medium" busy={busy}>
        {t.cart.checkoutWith(format.money(amountToPay(cart)))}
      </CheckoutForm>
    </div>
  );
}
