import { expect, test } from 'vitest';
import { add, euros } from '../price/money.ts';
import { shippingTerms } from '../shipping/shipping.ts';
import type { Cart } from './cart.ts';
import { exampleCart, exampleLine } from './cart-examples.ts';
import { amountToPay, giftCardPayments } from './cart-prices.ts';
import { freeShipping, shippingEstimate } from './cart-shipping.ts';

/** The same numbers in another market's currency. */
function inKroner(cart: Cart): Cart {
  return JSON.parse(JSON.stringify(cart), (key, value) => (key === 'currency' ? 'DKK' : value));
}
const kroner = (amount: number) => ({ amount: Math.round(amount * 100), currency: 'DKK' });

test('shipping is added in the cart’s currency, and free from the amount in it', () => {
  const cart = inKroner(exampleCart([exampleLine({ price: 71.2 })]));
  expect(shippingEstimate(cart, 'DE')).toEqual({ kind: 'standard', cost: kroner(39.2) });
  expect(amountToPay(cart, 'DE')).toEqual(kroner(110.4));
  expect(freeShipping(cart, 'DE')).toMatchObject({ state: 'below', missing: kroner(320.8) });
  const full = inKroner(exampleCart([exampleLine({ price: 392 })]));
  expect(freeShipping(full, 'DE')).toEqual({ state: 'reached' });
});

test('a gift card pays for special shipping in the cart’s currency', () => {
  const lines = [exampleLine({ price: 640, tags: ['Sonderversand'] })];
  const cart = inKroner(exampleCart(lines, { balances: [700] }));
  expect(giftCardPayments(cart, 'DE')).toMatchObject([{ pays: kroner(679.2) }]);
  expect(amountToPay(cart, 'DE')).toEqual(kroner(0));
});

test('a term without an amount in the currency is left to the checkout, and no claim is made', () => {
  const cart = JSON.parse(
    JSON.stringify(exampleCart([exampleLine({ price: 712 })], { balances: [10] })),
    (key, value) => (key === 'currency' ? 'SEK' : value),
  );
  expect(shippingEstimate(cart, 'SE')).toEqual({ kind: 'standard', cost: null });
  expect(freeShipping(cart, 'SE')).toEqual({ state: 'never', cost: null });
  expect(freeShipping(cart, 'DE')).toEqual({ state: 'never', cost: null });
  expect(amountToPay(cart, 'DE')).toEqual({ amount: 70_200, currency: 'SEK' });
  expect(shippingTerms('standard', 'DE', 'SEK')).toMatchObject({ cost: null, freeFrom: null });
});

test('amounts of different currencies are never added', () => {
  expect(() => add(kroner(1), euros(4.9))).toThrow('different currencies');
});
