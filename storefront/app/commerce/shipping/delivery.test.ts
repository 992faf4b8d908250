import { expect, test } from 'vitest';
import { deliveryDaysOfCart } from '../cart/cart-delivery.ts';
import { exampleLine } from '../cart/cart-examples.ts';
import { deliveryDaysOf } from './delivery.ts';

test.each([
  ['in stock', 'inStock', { min: 2, max: 4 }, { min: 2, max: 4 }],
  ['in stock, without days of its own', 'inStock', null, { min: 1, max: 3 }],
  ['reordered: the restock days', 'reordered', null, { min: 6, max: 9 }],
  ['sold out since its days were written', 'reordered', { min: 1, max: 3 }, { min: 6, max: 9 }],
  ['reordered, by freight', 'reordered', { min: 5, max: 10 }, { min: 6, max: 10 }],
  ['reordered, from far away', 'reordered', { min: 20, max: 30 }, { min: 20, max: 30 }],
] as const)('delivery time of %s', (_, availability, deliveryDays, expected) => {
  expect(deliveryDaysOf({ availability, deliveryDays }, 'DE')).toEqual(expected);
});

test.each([
  ['a neighbouring country', 'DK', 'inStock', { min: 2, max: 4 }],
  ['a country far away', 'SE', 'inStock', { min: 3, max: 6 }],
  ['a country far away, on back-order', 'SE', 'reordered', { min: 8, max: 12 }],
] as const)('delivery time to %s', (_, country, availability, expected) => {
  expect(deliveryDaysOf({ availability, deliveryDays: null }, country)).toEqual(expected);
});

test('goods with a longer delivery time arrive later abroad, too', () => {
  const variant = { availability: 'inStock', deliveryDays: { min: 5, max: 10 } } as const;
  expect(deliveryDaysOf(variant, 'AT')).toEqual({ min: 6, max: 11 });
});

const coffee = exampleLine({ price: 8.9 });
const machine = exampleLine({ price: 999, deliveryDays: { min: 5, max: 10 } });
const reordered = exampleLine({ price: 8.9, availability: 'reordered' });
const giftCard = exampleLine({ price: 25, isGiftCard: true });
const soldOut = exampleLine({ price: 999, quantity: 0, deliveryDays: { min: 5, max: 10 } });

test.each([
  ['goods in stock', [coffee], { min: 1, max: 3 }],
  ['goods in stock and freight', [coffee, machine], { min: 5, max: 10 }],
  ['goods in stock and on back-order', [reordered, coffee], { min: 6, max: 9 }],
  ['freight and back-order', [machine, reordered], { min: 6, max: 10 }],
  ['goods and a gift card', [coffee, giftCard], { min: 1, max: 3 }],
  ['goods and what is sold out', [coffee, soldOut], { min: 1, max: 3 }],
  ['gift cards only', [giftCard], null],
  ['nothing', [], null],
])('delivery time of an order of %s [PRM-002]', (_, lines, expected) => {
  expect(deliveryDaysOfCart({ lines }, 'DE')).toEqual(expected);
});
