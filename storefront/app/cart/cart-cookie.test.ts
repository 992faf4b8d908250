import { expect, test } from 'vitest';
import { readCartId, setCartCookie } from './cart-cookie.ts';

const cartId = 'gid://shopify/Cart/abc?key=def';

test('a stored cart id is read [ENT-016]', async () => {
  const header = (await setCartCookie(cartId))['Set-Cookie'];
  const request = new Request('https://shop.example', {
    headers: { cookie: header.split(';')[0] ?? '' },
  });
  expect(await readCartId(request)).toBe(cartId);
});

test('the cookie is HttpOnly, Secure and SameSite=Lax [CONST-054 DEC-041 ENT-016]', async () => {
  const header = (await setCartCookie(cartId))['Set-Cookie'];
  expect(header).toMatch(/^storefront_cart_id=/);
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    expect(header).toContain(flag);
});

test.each(['', 'storefront_cart_id=', 'storefront_cart_id=%%%', 'storefront_cart_id=eyJhIjoxfQ=='])(
  'the cookie %j is no cart [ENT-017]',
  async (cookie) => {
    expect(
      await readCartId(new Request('https://shop.example', { headers: { cookie } })),
    ).toBeNull();
  },
);
