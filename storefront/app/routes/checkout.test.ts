import type { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { accountContext } from '../context.ts';
import { contextWith, requestWithCart } from '../loaders/cart-context-examples.ts';
import { loader } from './checkout.ts';

const money = { amount: '0.0', currencyCode: 'EUR' };
const cartAt = (checkoutUrl: string) => () => ({
  cart: {
    id: 'gid://shopify/Cart/a?key=b',
    checkoutUrl,
    buyerIdentity: { countryCode: 'DE' },
    totalQuantity: 0,
    cost: { subtotalAmount: money, totalAmount: money },
    discountCodes: [],
    discountAllocations: [],
    appliedGiftCards: [],
    lines: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } },
  },
});

async function openCheckout(context: RouterContextProvider, path = '/de/checkout', hasCart = true) {
  const { headers } = await requestWithCart();
  const url = new URL(path, 'https://shop.example');
  const request = new Request(url, { headers: hasCart ? headers : {} });
  return loader({ context, request, url, pattern: '/:lang/checkout', params: { lang: 'de' } });
}

test.each([
  ['/de/checkout', 'https://checkout.example/cart/c/a?key=b'],
  ['/de/checkout?express=yes', 'https://checkout.example/cart/c/a?key=b&amp;payment=wallet'],
])('%s is a page that opens %s, without a redirect', async (path, target) => {
  const { context } = contextWith(cartAt('https://checkout.example/cart/c/a?key=b'));
  const answer = await openCheckout(context, path);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const html = await answer.text();
  expect(html).toContain(`<meta http-equiv="refresh" content="0; url=${target}">`);
  expect(html).toContain(`<a href="${target}">Weiter zur Kasse</a>`);
});

test('a customer with a session is signed in at the checkout, too', async () => {
  const { context } = contextWith(cartAt('https://checkout.example/cart/c/a?key=b'));
  const nowhere = async () => ({ location: '', cookies: [] });
  context.set(accountContext, {
    signedIn: async () => null,
    customer: () => ({ send: () => Promise.reject(new Error('nothing is asked')) }),
    signIn: nowhere,
    signOut: nowhere,
  });
  const html = await (await openCheckout(context)).text();
  expect(html).toContain('url=https://checkout.example/cart/c/a?key=b&amp;sso=silent');
});

test('an address cannot break out of its attribute', async () => {
  const { context } = contextWith(cartAt('https://checkout.example/"><script>?a="<b'));
  expect(await (await openCheckout(context)).text()).not.toMatch(/<script|"<b/);
});

test('refuses to open a host that is not configured [PROD-007]', async () => {
  const { context } = contextWith(cartAt('https://evil.example/cart/c/a?key=b'));
  await expect(openCheckout(context)).rejects.toThrow('not configured');
});

test('an expired cart redirects to the cart page and deletes its cookie', async () => {
  const { context } = contextWith(() => ({ cart: null }));
  const answer = await openCheckout(context);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/cart']);
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
});

test('without a cart no request is sent to the platform', async () => {
  const { context, asked } = contextWith(() => null);
  expect((await openCheckout(context, '/de/checkout', false)).status).toBe(303);
  expect(asked).toEqual([]);
});

test('a platform that does not answer leads back to the cart page', async () => {
  const { context } = contextWith(() => {
    throw Object.assign(new Error('no answer'), { name: 'PlatformError' });
  });
  const answer = await openCheckout(context);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/cart']);
});
