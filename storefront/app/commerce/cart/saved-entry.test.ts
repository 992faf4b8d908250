import { expect, test } from 'vitest';
import { exampleLine } from './cart-examples.ts';
import { parseSavedEntry, savedEntry } from './saved-entry.ts';
import { savedKey } from './saved-key.ts';

const ids = { id: 'gid://shopify/ProductVariant/345' };
const line = exampleLine({ price: 8.9, quantity: 3 });
const coffee = {
  ...line,
  product: { ...line.product, id: 'gid://shopify/Product/12' },
  variant: { ...line.variant, ...ids },
};
const subscription = {
  planId: 'gid://shopify/SellingPlan/6',
  interval: { unit: 'MONTH', count: 2 },
  priceOnce: null,
} as const;

test.each([
  ['once', null, null],
  [
    'in a subscription',
    subscription,
    { planId: subscription.planId, interval: subscription.interval },
  ],
])('a line bought %s keeps its quantity and subscription [DEC-060]', (_, bought, kept) => {
  const entry = savedEntry({ ...coffee, subscription: bought });
  expect(parseSavedEntry(entry)).toEqual({ key: '12.345', quantity: 3, subscription: kept });
});

test('an item saved on its page is one, bought once', () => {
  const key = savedKey(coffee.product.id, coffee.variant.id);
  expect(parseSavedEntry(key)).toEqual({ key, quantity: 1, subscription: null });
});

test('a sold-out line returns as one', () => {
  expect(parseSavedEntry(savedEntry({ ...coffee, quantity: 0 }))?.quantity).toBe(1);
});

test.each([null, 7, '', '12', '12.3.4', '12.3 0', '12.3 x', '12.3 1 6', '12.3 1 6 YEAR 1'])(
  '%j is no entry',
  (text) => {
    expect(parseSavedEntry(text)).toBeNull();
  },
);
