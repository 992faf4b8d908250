import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useI18n } from '../i18n/i18n.tsx';

/** What the badge needs; the route cart-summary answers with it. */
export interface CartSummary {
  totalQuantity: number;
}

/** How many items are in the cart: asked for after the page has arrived, since the page is everybody's. */
export function useCartQuantity(): number {
  const { href } = useI18n();
  const { load, data } = useFetcher<CartSummary>();
  const address = href.cartSummary();
  useEffect(() => {
    load(address);
  }, [load, address]);
  return data?.totalQuantity ?? 0;
}
