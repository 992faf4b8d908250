import type { ReactNode, Ref } from 'react';
import { report } from '../analytics/report.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { cartStore } from './use-cart.ts';

interface CheckoutFormProps {
  size: 'medium' | 'large';
  /** Disabled while changes are in flight: the checkout would miss them. */
  busy: boolean;
  /** Skips the checkout's form and opens the wallet. */
  express?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** Opens the platform's checkout; always a page load, with or without scripts. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { size, busy, express = false, ref, children } = props;
  const { href } = useI18n();
  return (
    <form
      ref={ref}
      action={href.checkout()}
      onSubmit={() => {
        const { cart } = cartStore.get();
        if (cart) report((measure) => measure.beginCheckout(cart));
      }}
    >
      {express && <input type="hidden" name="express" value="yes" />}
      <Button look={express ? 'outline' : 'primary'} size={size} full disabled={busy}>
        {children}
      </Button>
    </form>
  );
}
