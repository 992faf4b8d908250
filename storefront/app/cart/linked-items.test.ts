import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxLineQuantity } from '../commerce/cart/max-line-quantity.ts';
import { parseLinkedItems } from './linked-items.ts';

const variant = (number: string) => `gid://shopify/ProductVariant/${number}`;

test.each([
  ['70881412:1', [{ variantId: variant('70881412'), quantity: 1 }]],
  [
    '70881412:2,5:1',
    [
      { variantId: variant('70881412'), quantity: 2 },
      { variantId: variant('5'), quantity: 1 },
    ],
  ],
  ['5:0,6:1', [{ variantId: variant('6'), quantity: 1 }]],
  ['5:999999', [{ variantId: variant('5'), quantity: maxLineQuantity }]],
])('%s is read', (text, items) => {
  expect(parseLinkedItems(text)).toEqual(items);
});

test.each(['', '5', '5:', ':1', '5:0', '5:-1', '5:1.5', '5:1,', 'a:1', '5:1;6:1', 'saved', 'data'])(
  '%s names no item',
  (text) => {
    expect(parseLinkedItems(text)).toBeNull();
  },
);

test('more than ten items are refused', () => {
  const link = (count: number) => Array.from({ length: count }, (_, index) => `${index}:1`).join();
  expect(parseLinkedItems(link(10))).toHaveLength(10);
  expect(parseLinkedItems(link(11))).toBeNull();
});

test('no text makes it throw, and what it reads can be added to a cart', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d:,]*$/)), (text) => {
      for (const { variantId, quantity } of parseLinkedItems(text) ?? []) {
        expect(variantId).toMatch(/^gid:\/\/shopify\/ProductVariant\/\d+$/);
        expect(quantity).toBeGreaterThan(0);
        expect(quantity).toBeLessThanOrEqual(maxLineQuantity);
      }
    }),
  );
});
