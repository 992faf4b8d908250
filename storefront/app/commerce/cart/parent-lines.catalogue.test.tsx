import { expect, test } from 'vitest';
import { variantOf } from '../../../../sandbox/checkout/test-checkout.ts';
import { ask, createTestApp } from '../../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../../sandbox/testing/database.ts';
import * as operations from '../operations/generated.ts';
import type { Platform } from '../platform/platform.ts';
import { withParentLines } from './parent-lines.ts';
import { toCart } from './to-cart.ts';

const app = await createTestApp(await createTestDatabase());
const platformIn = (version: string): Platform => ({
  async send({ text }, variables) {
    const plain: Record<string, unknown> = JSON.parse(JSON.stringify(variables));
    const { data, errors } = await ask<never>(app, text, plain, version);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  },
});

test.each([
  ['2025-07', false],
  ['2025-10', true],
  ['2026-10', true],
])('in %s the line of a gift wrap names its gift: %s', async (version, isNamed) => {
  const [gift, wrap] = await Promise.all([
    variantOf(app, 'amaro-notte'),
    variantOf(app, 'becher-lotse'),
  ]);
  const { data } = await ask<{ cartCreate: { cart: { id: string } } }>(
    app,
    'mutation ($lines: [CartLineInput!]) { cartCreate(input: { lines: $lines }) { cart { id } } }',
    { lines: [{ merchandiseId: gift }, { merchandiseId: wrap, parent: { merchandiseId: gift } }] },
    '2026-10',
  );
  const { cart } = await withParentLines(platformIn(version), version).send(
    operations.GetCartById,
    {
      cartId: data.cartCreate.cart.id,
      language: 'DE',
    },
  );
  if (!cart) throw new Error('no cart');
  const { lines } = toCart(cart);
  const keyOf = (id: string) => lines.find(({ variant }) => variant.id === id)?.key;
  const parents = lines.map(({ key, parent }) => [key, parent]);
  expect(parents).toContainEqual([keyOf(gift), null]);
  expect(parents).toContainEqual([keyOf(wrap), isNamed ? keyOf(gift) : null]);
});
