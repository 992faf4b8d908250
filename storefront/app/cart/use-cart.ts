import { useEffect, useSyncExternalStore } from 'react';
import { report } from '../analytics/report.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { languageOfPath } from '../i18n/languages.ts';
import type { AddToCart } from '../merchandise/add-to-cart.ts';
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

export const miniCart = createMiniCart(
  () => !matchMedia('(prefers-reduced-motion: reduce)').matches,
);

/** Filled in for cards and product pages by the page frame. */
export const addToCart: AddToCart = {
  add: (item) => cartStore.add(item),
  async addAndShow(item) {
    // the two seconds it is shown begin when it can be
    const loaded = import('./mini-cart-panel.tsx').catch(() => null);
    const outcome = await cartStore.add(item);
    await loaded;
    if (outcome.added && outcome.problems.length === 0) miniCart.openAfterAdding();
    else miniCart.openByClick();
    return outcome;
  },
};

export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, () => nothingKnown);
}

const closed = miniCart.get();

export function useMiniCart(): MiniCartState {
  return useSyncExternalStore(miniCart.subscribe, miniCart.get, () => closed);
}

/** Asks for the cart once the page is there, and again whenever it may have changed behind the page's back. */
export function useCartInStep() {
  useEffect(() => {
    if (!cartStore.get().known) cartStore.refresh();
    const refresh = () => void cartStore.refresh();
    const whenShownAgain = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    // back from the checkout the browser may show the page as it was left
    const whenTakenFromMemory = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh();
    };
    otherTabs().addEventListener('message', refresh);
    window.addEventListener('pageshow', whenTakenFromMemory);
    document.addEventListener('visibilitychange', whenShownAgain);
    return () => {
      otherTabs().removeEventListener('message', refresh);
      window.removeEventListener('pageshow', whenTakenFromMemory);
      document.removeEventListener('visibilitychange', whenShownAgain);
    };
  }, []);
}
