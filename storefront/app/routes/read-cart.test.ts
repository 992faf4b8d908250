import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { rememberCart } from '../cart/cart-cookie.ts';
import { createAttemptLimiter } from '../commerce/attempt-limiter.ts';
import { createCarts } from '../commerce/carts.ts';
import { createCatalogue } from '../commerce/catalogue.ts';
import { createDirectory } from '../commerce/directory.ts';
import type { Platform } from '../commerce/platform.ts';
import { createSavedProducts } from '../commerce/saved-products.ts';
import { createSealer } from '../commerce/sealer.ts';
import { languageContext, shopContext } from '../context.ts';
import { readCart } from './read-cart.ts';

class PlatformError extends Error {
  override name = 'PlatformError';
}

/** A shop whose platform answers everything the same way; `asked` tells how often. */
function contextWith(answer: () => unknown) {
  const asked: string[] = [];
  const platform: Platform = {
    async send<Result>({ name }: { name: string }) {
      asked.push(name);
      return answer() as Result;
    },
  };
  const context = new RouterContextProvider();
  context.set(languageContext, 'de');
  context.set(shopContext, {
    catalogue: createCatalogue(platform),
    carts: createCarts(platform),
    directory: createDirectory(platform),
    savedProducts: createSavedProducts(platform),
    sealer: createSealer('of no matter'),
    codeAttempts: createAttemptLimiter({ withinMilliseconds: 1 }),
  });
  return { context, asked };
}

async function requestWithCart(): Promise<Request> {
  const cookie = (await rememberCart('gid://shopify/Cart/a?key=b'))['Set-Cookie'].split(';')[0];
  return new Request('https://shop.example/de/cart', { headers: { cookie: cookie ?? '' } });
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
