import { expect, test } from 'vitest';
import {
  missingForFreeShipping,
  totalAmountWithoutGiftCard,
  totalAmountWithoutGiftCardWithShippingCost,
} from './cart.ts';
import { exampleCart as cart, exampleLine as line } from './cart-examples.ts';

const giftCard = { isGiftCard: true };

test.each([
  ['just below the threshold', cart([line({ price: 48.99 })]), 4899, 1, 5389],
  ['at the threshold', cart([line({ price: 49 })]), 4900, null, 4900],
  ['above it', cart([line({ price: 12.45, quantity: 4 })]), 4980, null, 4980],
  ['empty', cart([]), 0, 4900, 490],
  [
    'a bought gift card does not count',
    cart([line({ price: 100, ...giftCard }), line({ price: 40 })]),
    4000,
    900,
    14490,
  ],
  [
    'several bought gift cards',
    cart([line({ price: 25, quantity: 2, ...giftCard }), line({ price: 60 })]),
    6000,
    null,
    11000,
  ],
  [
    'an order discount can lose free shipping',
    cart([line({ price: 50 })], { discount: 5 }),
    4500,
    400,
    4990,
  ],
  [
    'paying with gift cards does not lose free shipping',
    cart([line({ price: 60 })], { balances: [25, 10] }),
    6000,
    null,
    6000,
  ],
])(
  'derived values: %s [CALL-025 CONST-001 CONST-004 DEC-040 DEC-050 DEC-051 ENT-018 ENT-019 ENT-020 ENT-021]',
  (_, value, withoutGiftCard, missing, withShipping) => {
    expect(totalAmountWithoutGiftCard(value).amount).toBe(withoutGiftCard);
    expect(missingForFreeShipping(value, 'DE')?.amount ?? null).toBe(missing);
    expect(totalAmountWithoutGiftCardWithShippingCost(value, 'DE').amount).toBe(withShipping);
  },
);
