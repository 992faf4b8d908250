import { useEffect, useSyncExternalStore } from 'react';
import { report } from '../analytics/report.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { languageOfPath } from '../i18n/languages.ts';
import type { AddToCart } from '../merchandise/add-to-cart.ts';
import { noteCart } from './cart-hint.ts';
import { type CartState, createCartStore, nothingKnown } from './cart-store.ts';
import type { CartView } from './cart-view.ts';
import { createMiniCart, type MiniCartState } from './mini-cart-state.ts';

const patience = 20_000;
const betweenTriesOffline = 3000;

let channel: BroadcastChannel | undefined;
/** One for both directions: a second one would hear what this tab says. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('cart');
  return channel;
}

const address = () => hrefsFor(languageOfPath(location.pathname)).cartData();

async function ask(init: RequestInit): Promise<CartView | null> {
  const response = await fetch(address(), { ...init, signal: AbortSignal.timeout(patience) });
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  const view: CartView = await response.json();
  return response.status === 503 ? null : view;
}

/** One for the whole visit. The server renders without it: there it stays as empty as it is here. */
export const cartStore = createCartStore({
  async read() {
    const view = await ask({});
    if (!view) throw new Error('the cart cannot be read');
    return view;
  },
  async send(change) {
    const { known, cart: before } = cartStore.get();
    const view = await ask({ method: 'POST', body: new URLSearchParams(change) });
    // whoever does not know what was there cannot tell what came
    if (view && known) report((measure) => measure.cartChanged(before, view.cart));
    return view;
  },
  tellOtherTabs: () => otherTabs().postMessage('changed'),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  untilOnline: () =>
    new Promise((resolve) => {
      const timer = setTimeout(go, betweenTriesOffline);
      function go() {
        clearTimeout(timer);
        window.removeEventListener('online', go);
        resolve();
      }
      window.addEventListener('online', go);
    }),
});

cartStore.subscribe(() => {
  const { known, cart } = cartStore.get();
  if (known) noteCart((cart?.totalQuantity ?? 0) > 0);
});

export const miniCart = createMiniCart({
  mayHideItself: () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
  isTouch: () => matchMedia('(pointer: coarse)').matches,
});

export const loadMiniCart = () => import('./mini-cart.tsx');

export const addAndShow: AddToCart['addAndShow'] = async (item) => {
  // the two seconds it is shown begin when it can be
  const loaded = loadMiniCart().catch(() => null);
  const outcome = await cartStore.add(item);
  await loaded;
  if (outcome.added && outcome.problems.length === 0) miniCart.openAfterAdding(outcome.line);
  else miniCart.openByClick();
  return outcome;
};

export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, () => nothingKnown);
}

const closed = miniCart.get();

export function useMiniCart(): MiniCartState {
  return useSyncExternalStore(miniCart.subscribe, miniCart.get, () => closed);
}

let inStep = false;

/** Asks for the cart once the page is there, and again whenever it may have changed behind the page's back. */
export function useCartInStep() {
  useEffect(() => {
    // the header's button and the cart page both want it: once for the whole visit is enough
    if (inStep) return;
    inStep = true;
    if (!cartStore.get().known) cartStore.refresh();
    const refresh = () => void cartStore.refresh();
    otherTabs().addEventListener('message', refresh);
    // back from the checkout the browser may show the page as it was left
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) refresh();
    });
    window.addEventListener('online', () => cartStore.connectionChanged(true));
    window.addEventListener('offline', () => cartStore.connectionChanged(false));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') refresh();
    });
  }, []);
}
