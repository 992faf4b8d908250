import { useCartI18n } from '../i18n/cart-texts.ts';
import { StatusRegion } from '../ui/status-region.tsx';
import type { CartState } from './cart-store.ts';

/** Announces removals and lost connections to screen readers; a live region has to be in the page before its text. */
export function CartAnnouncements({ state }: { state: Pick<CartState, 'removed' | 'offline'> }) {
  const { t } = useCartI18n();
  return <StatusRegion>{state.offline ? t.cart.offline : latestRemoval()}</StatusRegion>;

  function latestRemoval(): string | undefined {
    const last = state.removed.at(-1);
    if (!last) return;
    const { title } = last.line.product;
    return last.savedAs ? t.cart.savedLine(title) : t.cart.removed(title);
  }
}
