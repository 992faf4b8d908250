import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleCart as cart, exampleLine as line } from './cart-examples.ts';
import { amountToPay, giftCardPayments, linePrice, savings } from './cart-prices.ts';
import { shippingEstimate } from './cart-shipping.ts';

test.each([
  ['as it is', line({ price: 12.9 }), 1290, null],
  ['a subscription', line({ price: 14.31, priceOnce: 15.9, quantity: 2 }), 2862, 3180],
  ['a reduced price', line({ price: 8, compareAtPrice: 10 }), 800, 1000],
  ['a line discount', line({ price: 10, quantity: 3, discount: 4.5 }), 2550, 3000],
  [
    'all at once: the highest it could be',
    line({ price: 9, priceOnce: 10, compareAtPrice: 12, discount: 1 }),
    800,
    1200,
  ],
  ['a compare-at price below is none', line({ price: 10, compareAtPrice: 9 }), 1000, null],
  ['sold out', line({ price: 10, priceOnce: 12, quantity: 0 }), 0, null],
])('the price of a line: %s', (_, value, now, was) => {
  const price = linePrice(value);
  expect([price.now.amount, price.was?.amount ?? null]).toEqual([now, was]);
});

test('the amounts of the cart in the design', () => {
  const value = cart(
    [
      line({ price: 14.31, priceOnce: 15.9 }),
      line({ price: 26.9, quantity: 2 }),
      line({ price: 12.9 }),
    ],
    { discount: 8.1, balances: [25] },
  );
  expect(value.subtotal.amount).toBe(8101);
  expect(amountToPay(value).amount).toBe(4791);
  expect(savings(value).amount).toBe(810 + 159);
});

test('what is left on a card also pays for shipping, in the order of the cards', () => {
  const value = cart([line({ price: 20 })], { balances: [22, 50] });
  expect(giftCardPayments(value).map(({ pays }) => pays.amount)).toEqual([2200, 290]);
  expect(amountToPay(value).amount).toBe(0);
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

test('nothing is lost or made up between goods, shipping, cards and what is left to pay', () => {
  fc.assert(
    fc.property(anyCart, (value) => {
      const paid = giftCardPayments(value).reduce((sum, { pays }) => sum + pays.amount, 0);
      const discount = value.discounts.reduce((sum, { amount }) => sum + amount, 0);
      const due = value.subtotal.amount - discount + shippingEstimate(value).cost.amount;
      expect(amountToPay(value).amount).toBe(due - paid);
      expect(amountToPay(value).amount).toBeGreaterThanOrEqual(0);
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

test('every amount is a whole number of cents, and savings are never negative', () => {
  fc.assert(
    fc.property(anyCart, (value) => {
      expect(Number.isInteger(amountToPay(value).amount)).toBe(true);
      expect(savings(value).amount).toBeGreaterThanOrEqual(0);
    }),
  );
});
