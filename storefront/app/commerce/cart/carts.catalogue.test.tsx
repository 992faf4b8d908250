import { expect, test } from 'vitest';
import { variantOf } from '../../../../sandbox/checkout/test-checkout.ts';
import { ask, createTestApp } from '../../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../../sandbox/testing/database.ts';
import type {} from '../../../../sandbox/testing/global-setup.ts';
import * as operations from '../operations/generated.ts';
import type { Platform } from '../platform/platform.ts';
import { freeShipping, shippingEstimate } from './cart-shipping.ts';
import { createCarts } from './carts.ts';

const app = await createTestApp(await createTestDatabase());
const platform: Platform = {
  async send(operation, variables) {
    const plain: Record<string, unknown> = JSON.parse(JSON.stringify(variables));
    const { data, errors } = await ask<never>(app, operation.text, plain);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  },
};
const carts = createCarts(platform);

/** Engravings make lines of the same goods that do not merge; the newest line comes first. */
const engraved = (merchandiseId: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    merchandiseId,
    quantity: 1,
    attributes: [{ key: 'engraving', value: String(index) }],
  }));

test('every line of a cart of 300 is listed, counts for shipping and can be removed', async () => {
  const machine = await variantOf(app, 'rovena-doppia');
  const coffee = await variantOf(app, 'night-shift');
  const { cartCreate } = await platform.send(operations.CartCreate, {
    lines: [{ merchandiseId: machine, quantity: 1 }, ...engraved(coffee, 200)],
    language: 'DE',
  });
  const cartId = cartCreate?.cart?.id ?? '';
  await platform.send(operations.CartLinesAdd, {
    cartId,
    lines: engraved(coffee, 299).slice(200),
    language: 'DE',
  });
  const cart = await carts.read(cartId, 'de');
  if (!cart) throw new Error('no cart');
  expect(cart.lines).toHaveLength(300);
  expect(new Set(cart.lines.map(({ key }) => key)).size).toBe(300);
  expect(cart.lines.reduce((sum, line) => sum + line.total.amount, 0)).toBe(cart.subtotal.amount);
  expect(shippingEstimate(cart, 'DE')).toMatchObject({ kind: 'freight', cost: { amount: 4900 } });
  expect(freeShipping(cart, 'DE')).toMatchObject({ state: 'forwarded' });

  const last = cart.lines.at(-1);
  expect(last?.variant.id).toBe(machine);
  const change = await carts.removeLine(cartId, last?.key ?? '', 'de');
  expect(change?.cart.lines).toHaveLength(299);
});
