import { expect, test } from 'vitest';
import { createSealer } from '../sealer.ts';
import { clearCartCookie, readCartId, setCartCookie } from './cart-cookie.ts';
import { readGiftCards, setGiftCardCookie } from './gift-card-cookie.ts';

const cartId = 'gid://shopify/Cart/abc?key=def';
const sealer = createSealer('a secret of this test, long enough');
const returning = (setCookie: string) =>
  new Request('https://shop.example', { headers: { cookie: setCookie.split(';')[0] ?? '' } });

test('the cart and gift-card cookies last ten days', async () => {
  const cart = (await setCartCookie(cartId))['Set-Cookie'];
  const cards = await setGiftCardCookie([{ key: '1', code: 'A' }], cartId, sealer);
  expect(cart).toContain('Max-Age=864000;');
  expect(cards).toContain('Max-Age=864000;');
  expect(cards).toMatch(/^storefront_gift_cards=/);
});

test('the cookie of an expired cart is deleted', async () => {
  const header = (await clearCartCookie())['Set-Cookie'];
  expect(header).toContain('Max-Age=0;');
  expect(await readCartId(returning(header))).toBeNull();
});

test('an id of another type is not a cart', async () => {
  const header = (await setCartCookie('gid://shopify/Product/1'))['Set-Cookie'];
  expect(await readCartId(returning(header))).toBeNull();
});

test.each([
  ['twenty cards', 20, 20],
  ['more than twenty', 21, 0],
])('of %s %i are entered and %i read', async (_, entered, read) => {
  const cards = Array.from({ length: entered }, (_entry, key) => ({
    key: String(key),
    code: `C${key}`,
  }));
  const header = await setGiftCardCookie(cards, cartId, sealer);
  expect(await readGiftCards(returning(header), cartId, sealer)).toHaveLength(read);
});
