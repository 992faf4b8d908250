import { expect, test } from 'vitest';
import { createSealer } from '../sealer.ts';
import { readGiftCards, setGiftCardCookie } from './gift-card-cookie.ts';

const sealer = createSealer('a secret of this test, long enough');
const cartId = 'gid://shopify/Cart/abc?key=def';
const cards = [
  { key: '1', code: 'LOTSE-GIFT-0025-AAAA' },
  { key: '2', code: 'LOTSE-GIFT-0025-BBBB' },
];

const requestWith = (setCookie: string) =>
  new Request('https://shop.example', { headers: { cookie: setCookie.split(';')[0] ?? '' } });

test('the codes are read from the encrypted cookie [DEC-054]', async () => {
  const header = await setGiftCardCookie(cards, cartId, sealer);
  const decoded = Buffer.from(decodeURIComponent(header), 'base64').toString('latin1');
  expect(header + decoded).not.toContain('LOTSE');
  for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
    expect(header).toContain(flag);
  expect(await readGiftCards(requestWith(header), cartId, sealer)).toEqual(cards);
});

test('the codes of another cart are not read', async () => {
  const request = requestWith(await setGiftCardCookie(cards, cartId, sealer));
  expect(await readGiftCards(request, 'gid://shopify/Cart/other?key=x', sealer)).toEqual([]);
});

test('without cards the cookie is deleted', async () => {
  expect(await setGiftCardCookie([], cartId, sealer)).toContain('Max-Age=0');
});

test.each(['', 'storefront_gift_cards=', 'storefront_gift_cards=ImZvcmdlZCI%3D'])(
  'the cookie %j holds no codes',
  async (cookie) => {
    const request = new Request('https://shop.example', { headers: { cookie } });
    expect(await readGiftCards(request, cartId, sealer)).toEqual([]);
  },
);
