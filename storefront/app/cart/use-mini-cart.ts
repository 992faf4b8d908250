import { useSyncExternalStore } from 'react';
import { createMiniCartStore, type MiniCartState } from './mini-cart-store.ts';

export const miniCart = createMiniCartStore({
  canAutoHide: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  isTouch: () => matchMedia('(pointer: coarse)').matches,
});

const initialState = miniCart.get();

export function useMiniCart(): MiniCartState {
  return useSyncExternalStore(miniCart.subscribe, miniCart.get, () => initialState);
}
