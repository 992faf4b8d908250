import type { ReactNode, Ref } from 'react';
import { report } from '../analytics/report.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { cartStore } from './use-cart.ts';

interface CheckoutFormProps {
  size: 'medium' | 'large';
  /** While the cart is being changed the checkout would not see it all. */
  busy: boolean;
  /** Straight to the wallet, past the checkout's form. */
  express?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** Hands the cart over to the platform: always a document of its own, with scripts or without. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { size, busy, express = false, ref, children } = props;
  const { href } = useI18n();
  return (
    <form
      ref={ref}
      method="post"
      action={href.cart()}
      onSubmit={() => {
        const { cart } = cartStore.get();
        if (cart) report((measure) => measure.beginCheckout(cart));
      }}
    >
      <input type="hidden" name="intent" value="checkout" />
      {express && <input type="hidden" name="express" value="yes" />}
      <Button look={express ? 'outline' : 'primary'} size={size} full disabled={busy}>
        {children}
      </Button>
    </form>
  );
}
