import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownTotals, variantOf } from '../../../../sandbox/checkout/test-checkout.ts';
import { ask, createTestApp } from '../../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../../sandbox/testing/database.ts';
import type {} from '../../../../sandbox/testing/global-setup.ts';
import { propertyRuns } from '../../../../sandbox/testing/property-runs.ts';
import * as operations from '../operations/generated.ts';
import type { Platform } from '../platform/platform.ts';
import { amountToPay } from './cart-prices.ts';
import { toCart } from './to-cart.ts';

const app = await createTestApp(await createTestDatabase());
const send: Platform['send'] = async (operation, variables) => {
  const plain: Record<string, unknown> = JSON.parse(JSON.stringify(variables));
  const { data, errors } = await ask<never>(app, operation.text, plain);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const goods = await Promise.all(
  [
    // a bundle of three kilos, and what it contains: they share a stock of 25
    ['amaro-espresso-sparpaket', 0],
    ['amaro-notte', 1],
    ['amaro-notte', 0],
    ['casa-blend', 0],
    ['becher-lotse', 0],
    ['mahlwerk-e64', 0],
    ['nordhavn-instant', 0],
    ['kaffeelotse-gutschein', 0],
  ].map(([handle, place]) => variantOf(app, String(handle), Number(place))),
);

const cartInput = fc.record({
  lines: fc.array(
    fc.record({
      merchandiseId: fc.constantFrom(...goods),
      quantity: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  discountCodes: fc.subarray(
    ['LOTSE10', 'NURKAFFEE', 'MUEHLE20', 'FUENF60', 'KOMBI5', 'KOMBI3EURO', 'ABGELAUFEN'],
    { maxLength: 3 },
  ),
  giftCardCodes: fc.subarray(['LOTSE-GIFT-0010-AAAA', 'LOTSE-GIFT-0025-BBBB']),
});

test('the cart of random bundles, goods, codes and gift cards asks what the checkout asks, to the cent', async () => {
  const property = fc.asyncProperty(cartInput, async ({ lines, discountCodes, giftCardCodes }) => {
    const created = await send(operations.CartCreate, { lines, language: 'DE' });
    const cartId = created.cartCreate?.cart?.id ?? '';
    await send(operations.CartDiscountCodesUpdate, { cartId, discountCodes, language: 'DE' });
    const paid = { cartId, giftCardCodes, language: 'DE' as const };
    const changed = await send(operations.CartGiftCardCodesUpdate, paid);
    const answer = changed.cartGiftCardCodesUpdate?.cart;
    if (!answer) throw new Error('no cart');
    const cart = toCart(answer);
    const page = await app.inject({ url: answer.checkoutUrl.replace(/^https?:\/\/[^/]+/, '') });
    // an order of nothing has no checkout
    if (cart.lines.every(({ quantity }) => quantity === 0)) return;
    expect(String(amountToPay(cart, 'DE').amount)).toBe(shownTotals(page.body).seenTotal);
    for (const { components, quantity } of cart.lines) {
      if (quantity > 0) expect(components.every((it) => it.quantity === 3)).toBe(true);
    }
  });
  await fc.assert(property, { numRuns: propertyRuns(5000) });
}, 1_800_000);
