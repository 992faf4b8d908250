import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import type { CartView } from './cart-view.ts';

const filled: CartView = { cart: exampleCart([exampleLine({ key: 'a', price: 5 })]), problems: [] };
const empty: CartView = { cart: exampleCart([]), problems: [] };

/** What a browser has and Node has not. */
function stubBrowser() {
  const stored = new Map<string, string>();
  const notified: unknown[] = [];
  const listeners = new Map<string, () => void>();
  const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  vi.stubGlobal('location', { pathname: '/en/p/night-shift' });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = (message: unknown) => void notified.push(message);
    },
  );
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener),
    removeEventListener: (name: string) => void listeners.delete(name),
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  return { stored, notified, listeners, fetch };
}

let browser: ReturnType<typeof stubBrowser>;
let cartStore: typeof import('./use-cart.ts')['cartStore'];

beforeEach(async () => {
  vi.resetModules();
  browser = stubBrowser();
  ({ cartStore } = await import('./use-cart.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the cart is read in the page’s language, and the hint is set while it is filled', async () => {
  browser.fetch.mockResolvedValueOnce(Response.json(filled));
  await cartStore.refresh();
  expect(browser.fetch.mock.calls[0]?.[0]).toBe('/en/cart/data');
  expect(cartStore.get()).toMatchObject({ loaded: true, cart: { totalQuantity: 1 } });
  expect(browser.stored.get('cart')).toBe('filled');
  browser.fetch.mockResolvedValueOnce(Response.json(empty));
  await cartStore.refresh();
  expect(browser.stored.size).toBe(0);
});

test('who is signed in is said on the link to the account, and the hint stays with an empty cart', async () => {
  const link = { setAttribute: vi.fn(), classList: { add: vi.fn() } };
  vi.stubGlobal('document', { ...document, querySelector: () => link });
  browser.fetch.mockResolvedValueOnce(Response.json({ ...empty, account: 'Signed in as Rita' }));
  await cartStore.refresh();
  await vi.waitFor(() =>
    expect(link.setAttribute).toHaveBeenCalledWith('aria-label', 'Signed in as Rita'),
  );
  expect(browser.stored.get('cart')).toBe('filled');
});

test.each([
  [
    'an error page',
    () => new Response('<p>busy</p>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['an answer without a type', () => new Response(new Uint8Array([123, 125]))],
  ['a platform that does not answer', () => Response.json(filled, { status: 503 })],
])('%s is not a cart', async (_, response) => {
  browser.fetch.mockImplementation(async () => response());
  await cartStore.refresh();
  expect(cartStore.get().loaded).toBe(false);
  expect(browser.stored.size).toBe(0);
});

test('a change is sent as a form, and other tabs are notified', async () => {
  browser.fetch.mockResolvedValueOnce(Response.json(filled));
  await cartStore.setQuantity('a', 3);
  const [url, init] = browser.fetch.mock.calls[0] ?? [];
  expect([url, init?.method]).toEqual(['/en/cart/data', 'POST']);
  expect(String(init?.body)).toBe('intent=setQuantity&line=a&quantity=3');
  expect(browser.notified).toEqual(['changed']);
});

test('a request times out after twenty seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  browser.fetch.mockResolvedValueOnce(Response.json(filled));
  await cartStore.refresh();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
  expect(browser.fetch.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value);
});

test.each([
  ['when the browser is online again', () => browser.listeners.get('online')?.()],
  ['after three seconds at the latest', () => void vi.advanceTimersByTime(3_000)],
])('a change made offline is retried %s', async (_, comeBack) => {
  vi.useFakeTimers();
  browser.fetch.mockRejectedValueOnce(new TypeError('no connection'));
  browser.fetch.mockResolvedValueOnce(Response.json(filled));
  const change = cartStore.setQuantity('a', 3);
  await vi.waitFor(() => expect(browser.listeners.has('online')).toBe(true), { timeout: 10_000 });
  expect(browser.fetch).toHaveBeenCalledOnce();
  comeBack();
  await change;
  expect(browser.fetch).toHaveBeenCalledTimes(2);
  expect(browser.listeners.has('online')).toBe(false);
});
