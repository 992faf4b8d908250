import { AddedBar } from './added-bar.tsx';
import { MiniCartPanel } from './mini-cart-panel.tsx';
import { useMiniCart } from './use-mini-cart.ts';

/** A slim bar on touch devices after adding, otherwise the panel. */
export default function MiniCart() {
  const { look, added } = useMiniCart();
  return look === 'bar' && added ? <AddedBar line={added} /> : <MiniCartPanel />;
}
