import { expect, test } from 'vitest';
import { contractShape } from './contract.ts';

const line = { title: 'Night Shift', variantTitle: '250 g', sku: 'K-1' };
const ordered = { ...line, productId: 'gid://shopify/Product/1', variantId: 'gid://shopify/V/2' };
const other = { ...ordered, sku: 'K-2', variantTitle: '500 g', variantId: 'gid://shopify/V/3' };

const variantOf = (
  contractLine: { title: string; variantTitle: string; sku: string | null },
  order: (typeof ordered)[] | null,
) => {
  const { lines } = contractShape.parse({
    id: 'gid://shopify/SubscriptionContract/7',
    status: 'ACTIVE',
    nextBillingDate: null,
    deliveryPolicy: { interval: 'WEEK', intervalCount: { count: 4 } },
    upcomingBillingCycles: { nodes: [] },
    lines: {
      nodes: [
        {
          ...contractLine,
          quantity: 1,
          lineDiscountedPrice: { amount: '12.5', currencyCode: 'EUR' },
          image: null,
        },
      ],
    },
    originOrder: order && { lineItems: { nodes: order } },
  });
  return lines[0]?.variantId;
};

test.each([
  ['by its number', line, [other, ordered], ordered.variantId],
  ['by its name, without a number', { ...line, sku: null }, [other, ordered], ordered.variantId],
  ['not in another size', line, [other], null],
  ['not without the order', line, null, null],
])(
  'the variant of a contract’s line is found in its first order: %s',
  (_name, it, order, found) => {
    expect(variantOf(it, order)).toBe(found);
  },
);
