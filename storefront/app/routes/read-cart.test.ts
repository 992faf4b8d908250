import { expect, test } from 'vitest';
import { contextWith, requestWithCart } from './cart-context-examples.ts';
import { readCart } from './read-cart.ts';

class PlatformError extends Error {
  override name = 'PlatformError';
}

test('a visitor without a cart causes no call to the platform', async () => {
  const { context, asked } = contextWith(() => null);
  const read = await readCart(new Request('https://shop.example/de/cart'), context);
  expect(read).toMatchObject({ status: 200, view: { cart: null, problems: [] } });
  expect(asked).toEqual([]);
});

test('a cart that is gone is forgotten without a word', async () => {
  const { context } = contextWith(() => ({ cart: null }));
  const { view, headers } = await readCart(await requestWithCart(), context);
  expect(view).toEqual({ cart: null, problems: [] });
  expect(headers['Set-Cookie']).toContain('Max-Age=0');
});

test('a platform that fails is told as such, and the cart is kept', async () => {
  const { context } = contextWith(() => {
    throw new PlatformError('down');
  });
  const { view, status, headers } = await readCart(await requestWithCart(), context);
  expect(status).toBe(503);
  expect(view.problems).toEqual([{ kind: 'unavailable' }]);
  expect(headers['Set-Cookie']).toBeUndefined();
});
