import { expect, test } from 'vitest';
import { contextWith, requestWithCart } from './cart-context-examples.ts';
import { redirectToCheckout } from './redirect-to-checkout.ts';

const cartAt = (checkoutUrl: string) => () => ({ cart: { checkoutUrl } });

test.each([
  [false, 'https://checkout.example/cart/c/a?key=b'],
  [true, 'https://checkout.example/cart/c/a?key=b&payment=wallet'],
])('redirects to the platform’s checkout; express %s: %s', async (express, target) => {
  const { context } = contextWith(cartAt('https://checkout.example/cart/c/a?key=b'));
  const answer = await redirectToCheckout(await requestWithCart(), context, express);
  expect(answer).toBeInstanceOf(Response);
  if (!(answer instanceof Response)) return;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, target]);
});

test('refuses to redirect to a host that is not configured', async () => {
  const { context } = contextWith(cartAt('https://evil.example/cart/c/a?key=b'));
  await expect(redirectToCheckout(await requestWithCart(), context, false)).rejects.toThrow(
    'not configured',
  );
});

test('an expired cart redirects to the cart page and deletes its cookie', async () => {
  const { context } = contextWith(() => ({ cart: null }));
  const answer = await redirectToCheckout(await requestWithCart(), context, false);
  if (!(answer instanceof Response)) throw new Error('no redirect');
  expect(answer.headers.get('location')).toBe('/de/cart');
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
});

test('without a cart no request is sent to the platform', async () => {
  const { context, asked } = contextWith(() => null);
  await redirectToCheckout(
    new Request('https://shop.example/de/cart', { method: 'POST' }),
    context,
    false,
  );
  expect(asked).toEqual([]);
});
