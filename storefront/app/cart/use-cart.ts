import { useSyncExternalStore } from 'react';
import { report } from '../analytics/report.ts';
import { deliveryCountry } from '../commerce/markets/delivery-country.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { localeOfPath } from '../i18n/locales.ts';
import { readMarket } from '../i18n/market-of-document.ts';
import { onCountryChosen } from '../shell/delivery-country.ts';
import { takeEarlyResponse } from '../ui/early-request.ts';
import { cartBadge } from './cart-badge.ts';
import type { CartChange } from './cart-change.ts';
import { hasCartHint, saveCartHint } from './cart-hint.ts';
import { type CartState, createCartStore, initialCartState } from './cart-store.ts';
import type { CartView } from './cart-view.ts';
import { followCart } from './last-cart.ts';

const requestTimeout = 20_000;
const offlineRetryInterval = 3000;

let channel: BroadcastChannel | undefined;
/** One channel for both directions: a second one would receive this tab's own messages. */
function otherTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('cart');
  return channel;
}

function fetchCart(init: RequestInit): Promise<CartView | null> {
  const url = hrefsFor(localeOfPath(location.pathname)).cartData();
  return readView(fetch(url, { ...init, signal: AbortSignal.timeout(requestTimeout) }));
}

/** The badge of the account comes with the cart, so its hint stays while somebody is signed in. */
let isSignedIn = false;

async function readView(answer: Promise<Response>): Promise<CartView | null> {
  const response = await answer;
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  const view: CartView = await response.json();
  const { account } = view;
  if (account) {
    isSignedIn = true;
    import('../shell/account-badge.ts').then((badge) => badge.show(account), ignore);
  }
  return response.status === 503 ? null : view;
}

function toFormBody(change: CartChange): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(change)) body.set(name, String(value ?? ''));
  return body;
}

const ignore = () => undefined;

/** One store per visit; on the server it stays in its initial state. */
export const cartStore = createCartStore({
  async read() {
    const view = await fetchCart({});
    if (!view) throw new Error('the cart cannot be read');
    return view;
  },
  async send(change) {
    const { loaded, cart: before } = cartStore.get();
    const early = change.intent === 'add' ? takeEarlyResponse(change.variant) : null;
    const view = await (early
      ? readView(early)
      : fetchCart({ method: 'POST', body: toFormBody(change) }));
    // without the cart from before there is nothing to compare with
    if (view && loaded) report((measure) => measure.cartChanged(before, view.cart));
    return view;
  },
  notifyOtherTabs: () => otherTabs().postMessage('changed'),
  delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  untilOnline: () =>
    new Promise((resolve) => {
      const timer = setTimeout(retry, offlineRetryInterval);
      function retry() {
        clearTimeout(timer);
        window.removeEventListener('online', retry);
        resolve();
      }
      window.addEventListener('online', retry);
    }),
});

cartStore.subscribe(() => {
  const { loaded, cart } = cartStore.get();
  if (!loaded) return;
  cartBadge.set(cart?.totalQuantity ?? 0);
  saveCartHint(isSignedIn || (cart?.totalQuantity ?? 0) > 0);
  followCart(cart?.lines ?? []);
});

export function useCart(): CartState {
  return useSyncExternalStore(cartStore.subscribe, cartStore.get, () => initialCartState);
}

let syncing = false;

/** Reads the cart, and again whenever another tab or the checkout may have changed it. */
export function syncCart() {
  // both the header and the cart page call it: once per visit is enough
  if (syncing) return;
  syncing = true;
  if (!cartStore.get().loaded) cartStore.refresh();
  onCountryChosen(() => {
    const country = deliveryCountry(document.cookie, readMarket());
    if (hasCartHint()) cartStore.change({ intent: 'setCountry', country });
  });
  const refresh = () => void cartStore.refresh();
  otherTabs().addEventListener('message', refresh);
  // back from the checkout, the browser may restore the page from its cache
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh();
  });
  window.addEventListener('online', () => cartStore.setOnline(true));
  window.addEventListener('offline', () => cartStore.setOnline(false));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
}
