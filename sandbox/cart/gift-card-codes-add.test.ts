import { expect, test } from 'vitest';
import { createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase());

/** The mutation exists since 2025-10. */
async function ask(query: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/api/2026-04/graphql.json',
    headers: { 'x-shopify-storefront-access-token': testToken },
    payload: { query },
  });
  return response.json();
}

test('adds gift cards to those applied; repeated and unknown codes change nothing', async () => {
  const { data } = await ask('mutation { cartCreate { cart { id } } }');
  const add = async (code: string) => {
    const answer = await ask(`mutation { cartGiftCardCodesAdd(
      cartId: "${data.cartCreate.cart.id}", giftCardCodes: ["${code}"]) {
        cart { appliedGiftCards { lastCharacters } } userErrors { code } } }`);
    const { cart, userErrors } = answer.data.cartGiftCardCodesAdd;
    expect(userErrors).toEqual([]);
    return cart.appliedGiftCards.map((card: { lastCharacters: string }) => card.lastCharacters);
  };
  expect(await add('LOTSE-GIFT-0010-AAAA')).toHaveLength(1);
  expect(await add('LOTSE-GIFT-0025-BBBB')).toHaveLength(2);
  expect(await add('lotse-gift-0010-aaaa')).toHaveLength(2);
  expect(await add('NO-SUCH-CARD')).toHaveLength(2);
});
