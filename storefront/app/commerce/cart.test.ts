import { expect, test } from 'vitest';
import {
  type Cart,
  type CartLine,
  isShippedByForwardingAgency,
  missingForFreeShipping,
  totalAmountWithoutGiftCard,
  totalAmountWithoutGiftCardWithShippingCost,
} from './cart.ts';
import { euros } from './money.ts';

const line = (
  price: number,
  quantity = 1,
  product: Partial<CartLine['product']> = {},
): CartLine => ({
  key: 'a',
  quantity,
  total: euros(price * quantity),
  variant: { sku: null, title: null, price: euros(price), unitPrice: null, options: [] },
  picture: null,
  product: { handle: 'x', title: 'X', vendor: 'Y', isGiftCard: false, tags: [], ...product },
});

const cart = (lines: CartLine[], changes: Partial<Cart> = {}): Cart => {
  const total = euros(lines.reduce((sum, { total }) => sum + total.amount, 0) / 100);
  const totalQuantity = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { totalQuantity, subtotal: total, total, discounts: [], giftCards: [], lines, ...changes };
};

const giftCard = { isGiftCard: true };

test.each([
  ['just below the threshold', cart([line(48.99)]), 4899, 1, 5389],
  ['at the threshold', cart([line(49)]), 4900, null, 4900],
  ['above it', cart([line(12.45, 4)]), 4980, null, 4980],
  ['empty', cart([]), 0, 4900, 490],
  ['a bought gift card does not count', cart([line(100, 1, giftCard), line(40)]), 4000, 900, 14490],
  ['several bought gift cards', cart([line(25, 2, giftCard), line(60)]), 6000, null, 11000],
  [
    'paying with a gift card does not lose free shipping',
    cart([line(60)], {
      total: euros(35),
      giftCards: [{ id: '1', lastCharacters: 'AAAA', used: euros(25) }],
    }),
    6000,
    null,
    6000,
  ],
])('derived values: %s', (_, value, withoutGiftCard, missing, withShipping) => {
  expect(totalAmountWithoutGiftCard(value).amount).toBe(withoutGiftCard);
  expect(missingForFreeShipping(value)?.amount ?? null).toBe(missing);
  expect(totalAmountWithoutGiftCardWithShippingCost(value).amount).toBe(withShipping);
});

test.each([
  [['Sonderversand'], true],
  [['Speditionsversand', 'neu'], true],
  [['Elektrische Mühlen'], true],
  [['bio'], false],
  [[], false],
])('tags %j are forwarded: %s', (tags, forwarded) => {
  expect(isShippedByForwardingAgency(cart([line(1), line(2, 1, { tags })]))).toBe(forwarded);
});
