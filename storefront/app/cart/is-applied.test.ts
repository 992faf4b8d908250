import { expect, test } from 'vitest';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import type { CartChange } from './cart-change.ts';
import { findLine, isApplied } from './is-applied.ts';

const variant = (key: string) => `gid://shopify/ProductVariant/${key}`;
const cartWith = (quantity: number) => exampleCart([exampleLine({ key: 'a', quantity, price: 5 })]);
const subscribed = exampleCart([exampleLine({ key: 's', quantity: 1, price: 5, priceOnce: 6 })]);

test.each<[string, CartChange, ReturnType<typeof exampleCart> | null, boolean]>([
  ['the quantity asked for', { intent: 'setQuantity', line: 'a', quantity: 3 }, cartWith(3), true],
  ['another quantity', { intent: 'setQuantity', line: 'a', quantity: 3 }, cartWith(2), false],
  ['no such line', { intent: 'setQuantity', line: 'b', quantity: 3 }, cartWith(3), false],
  ['a line that is gone', { intent: 'remove', line: 'b' }, cartWith(3), true],
  ['a line that is still there', { intent: 'remove', line: 'a' }, cartWith(3), false],
  ['no cart at all', { intent: 'remove', line: 'a' }, null, true],
  ['the interval asked for', { intent: 'setInterval', line: 's', plan: 'p' }, subscribed, true],
  ['another interval', { intent: 'setInterval', line: 's', plan: 'q' }, subscribed, false],
  [
    'a subscription that was ended',
    { intent: 'setInterval', line: 'a', plan: '' },
    cartWith(1),
    true,
  ],
  [
    'a subscription that still runs',
    { intent: 'setInterval', line: 's', plan: '' },
    subscribed,
    false,
  ],
  [
    'an interval of a line that is gone',
    { intent: 'setInterval', line: 'x', plan: '' },
    cartWith(1),
    false,
  ],
  [
    'as many more as were added',
    { intent: 'add', variant: variant('a'), quantity: 2 },
    cartWith(3),
    true,
  ],
  [
    'fewer than were added',
    { intent: 'add', variant: variant('a'), quantity: 2 },
    cartWith(2),
    false,
  ],
  ['another variant', { intent: 'add', variant: variant('b'), quantity: 2 }, cartWith(3), false],
  ['a code, of which nobody can tell', { intent: 'applyDiscount', code: 'X' }, cartWith(1), false],
])('%s', (_, change, after, done) => {
  expect(isApplied(change, cartWith(1), after)).toBe(done);
});

test('adding to an empty cart is applied when the line has the quantity', () => {
  const change: CartChange = { intent: 'add', variant: variant('a'), quantity: 2 };
  expect(isApplied(change, null, cartWith(2))).toBe(true);
  expect(isApplied(change, null, cartWith(3))).toBe(false);
  expect(isApplied(change, null, null)).toBe(false);
});

test('a subscription and a single purchase of one variant are two lines', () => {
  const once = { variantId: variant('s'), planId: undefined };
  expect(findLine(once, subscribed)).toBeUndefined();
  expect(findLine({ ...once, planId: 'p' }, subscribed)?.key).toBe('s');
  expect(findLine({ variantId: variant('a') }, cartWith(1))?.key).toBe('a');
  expect(findLine({ variantId: variant('a') }, null)).toBeUndefined();
});
