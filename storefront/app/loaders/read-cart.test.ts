import { expect, test } from 'vitest';
import { contextWith, requestWithCart } from './cart-context-examples.ts';
import { readCart } from './read-cart.ts';

class PlatformError extends Error {
  override name = 'PlatformError';
}

test('without a cart no request is sent to the platform', async () => {
  const { context, asked } = contextWith(() => null);
  const read = await readCart(new Request('https://shop.example/de/cart'), context);
  expect(read).toMatchObject({ status: 200, view: { cart: null, problems: [] } });
  expect(asked).toEqual([]);
});

test('an expired cart is dropped silently', async () => {
  const { context } = contextWith(() => ({ cart: null }));
  const { view, headers } = await readCart(await requestWithCart(), context);
  expect(view).toEqual({ cart: null, problems: [] });
  expect(headers['Set-Cookie']).toContain('Max-Age=0');
});

test('a platform failure is reported and keeps the cart cookie', async () => {
  const { context } = contextWith(() => {
    throw new PlatformError('down');
  });
  const { view, status, headers } = await readCart(await requestWithCart(), context);
  expect(status).toBe(503);
  expect(view.problems).toEqual([{ kind: 'unavailable' }]);
  expect(headers['Set-Cookie']).toBeUndefined();
});
