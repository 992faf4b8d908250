import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleCart as cart, exampleLine as line } from './cart-examples.ts';
import { amountToPay, giftCardPayments, linePrice, savings } from './cart-prices.ts';
import { shippingEstimate } from './cart-shipping.ts';

const nothingElse = { lowest: null, singly: null, once: null, discount: 0 };

test.each([
  ['as it is', line({ price: 12.9 }), { total: 1290, each: 1290, ...nothingElse }],
  [
    'a subscription',
    line({ price: 14.31, priceOnce: 15.9, quantity: 2 }),
    { total: 2862, each: 1431, ...nothingElse, once: 1590 },
  ],
  [
    'a reduced price',
    line({ price: 8, lowestPrice30Days: 10, quantity: 2 }),
    { total: 1600, each: 800, ...nothingElse, lowest: 1000 },
  ],
  [
    'a savings pack',
    line({ price: 29.9, sumOfSinglePrices: 33.7 }),
    { total: 2990, each: 2990, ...nothingElse, singly: 3370 },
  ],
  [
    'a line discount',
    line({ price: 10, quantity: 3, discount: 4.5 }),
    { total: 2550, each: 1000, ...nothingElse, discount: 450 },
  ],
  [
    'a subscription is compared with buying once only',
    line({ price: 9, priceOnce: 10, lowestPrice30Days: 12, sumOfSinglePrices: 13 }),
    { total: 900, each: 900, ...nothingElse, once: 1000 },
  ],
  ['sold out', line({ price: 10, quantity: 0 }), { total: 0, each: 1000, ...nothingElse }],
])('the price of a line: %s', (_, value, expected) => {
  const price = linePrice(value);
  expect({
    total: price.total.amount,
    each: price.each.amount,
    lowest: price.lowestPrice30Days?.amount ?? null,
    singly: price.sumOfSinglePrices?.amount ?? null,
    once: price.priceOnce?.amount ?? null,
    discount: price.discount.amount,
  }).toEqual(expected);
});

test.each([
  ['250 g for 8.90 €', line({ price: 8.9, grams: 250 }), 3560],
  ['the same in a subscription', line({ price: 8.01, priceOnce: 8.9, grams: 250 }), 3204],
  ['three of them', line({ price: 8.01, priceOnce: 8.9, grams: 250, quantity: 3 }), 3204],
  ['with a discount code', line({ price: 8.9, grams: 250, quantity: 2, discount: 1.78 }), 3204],
  ['sold out', line({ price: 8.9, grams: 250, quantity: 0 }), 3560],
])('the unit price of a line: %s', (_, value, cents) => {
  expect(linePrice(value).unitPrice).toEqual({
    price: { amount: cents, currency: 'EUR' },
    unit: 'kg',
  });
});

test('the unit price of a line is its total divided by its net quantity', () => {
  const anyLine = fc.record({
    price: fc.integer({ min: 1, max: 50_000 }).map((cents) => cents / 100),
    quantity: fc.integer({ min: 1, max: 999 }),
    grams: fc.integer({ min: 1, max: 5000 }),
  });
  fc.assert(
    fc.property(anyLine, (example) => {
      const { total, unitPrice } = linePrice(line(example));
      const grams = example.grams * example.quantity;
      const distance = (unitPrice?.price.amount ?? 0) * grams - total.amount * 1000;
      expect(2 * Math.abs(distance)).toBeLessThanOrEqual(grams);
    }),
  );
});

test('the amounts of the cart in the design [CALL-025]', () => {
  const value = cart(
    [
      line({ price: 14.31, priceOnce: 15.9 }),
      line({ price: 26.9, quantity: 2 }),
      line({ price: 12.9 }),
    ],
    { discount: 8.1, balances: [25] },
  );
  expect(value.subtotal.amount).toBe(8101);
  expect(amountToPay(value, 'DE').amount).toBe(4791);
  expect(savings(value).amount).toBe(810 + 159);
});

test('the remaining balance of gift cards pays for shipping, in order', () => {
  const value = cart([line({ price: 20 })], { balances: [22, 50] });
  expect(giftCardPayments(value, 'DE').map(({ pays }) => pays.amount)).toEqual([2200, 290]);
  expect(amountToPay(value, 'DE').amount).toBe(0);
});

const cents = fc.integer({ min: 1, max: 100_000 }).map((amount) => amount / 100);
const anyLine = fc
  .record({
    price: cents,
    quantity: fc.integer({ min: 0, max: 50 }),
    isGiftCard: fc.boolean(),
    tags: fc.subarray(['Sonderversand', 'Speditionsversand', 'Elektrische Mühlen', 'bio']),
  })
  .map(line);
const anyCart = fc
  .record({
    lines: fc.array(anyLine, { maxLength: 8 }),
    share: fc.integer({ min: 0, max: 100 }),
    balances: fc.array(cents, { maxLength: 4 }),
  })
  .map(({ lines, share, balances }) => {
    const discount = Math.floor((cart(lines).subtotal.amount * share) / 100) / 100;
    return cart(lines, { discount, balances });
  });

test('goods and shipping equal gift-card payments plus the amount to pay [DEC-040 DEC-052]', () => {
  fc.assert(
    fc.property(anyCart, (value) => {
      const paid = giftCardPayments(value, 'DE').reduce((sum, { pays }) => sum + pays.amount, 0);
      const discount = value.discounts.reduce((sum, { amount }) => sum + amount, 0);
      const due =
        value.subtotal.amount - discount + (shippingEstimate(value, 'DE').cost?.amount ?? 0);
      expect(amountToPay(value, 'DE').amount).toBe(due - paid);
      expect(amountToPay(value, 'DE').amount).toBeGreaterThanOrEqual(0);
      const balances = value.giftCards.map(({ used, left }) => used.amount + left.amount);
      expect(paid).toBe(
        Math.min(
          due,
          balances.reduce((sum, balance) => sum + balance, 0),
        ),
      );
    }),
  );
});

test('every amount is a whole number of cents, and savings are never negative [DEC-039]', () => {
  fc.assert(
    fc.property(anyCart, (value) => {
      expect(Number.isInteger(amountToPay(value, 'DE').amount)).toBe(true);
      expect(savings(value).amount).toBeGreaterThanOrEqual(0);
    }),
  );
});
