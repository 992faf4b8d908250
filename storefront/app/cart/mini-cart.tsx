import { AddedBar } from './added-bar.tsx';
import { MiniCartPanel } from './mini-cart-panel.tsx';
import { useMiniCart } from './use-cart.ts';

/** What adding shows: a slim bar on touch, the panel otherwise. */
export default function MiniCart() {
  const { look, added } = useMiniCart();
  return look === 'bar' && added ? <AddedBar line={added} /> : <MiniCartPanel />;
}
