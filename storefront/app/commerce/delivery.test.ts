import { expect, test } from 'vitest';
import { deliveryDates, deliveryDaysOf } from './delivery.ts';

test.each([
  ['a Monday', '2026-11-16', { min: 1, max: 3 }, { from: '2026-11-17', to: '2026-11-19' }],
  [
    'a Thursday, over the weekend',
    '2026-11-19',
    { min: 1, max: 3 },
    { from: '2026-11-20', to: '2026-11-24' },
  ],
  ['a Saturday', '2026-11-21', { min: 1, max: 1 }, { from: '2026-11-23', to: '2026-11-23' }],
  [
    'two weeks of freight',
    '2026-11-16',
    { min: 5, max: 10 },
    { from: '2026-11-23', to: '2026-11-30' },
  ],
])('ordered on %s', (_, today, days, expected) => {
  expect(deliveryDates(new Date(`${today}T12:00:00Z`), days)).toEqual(expected);
});

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

test('a parcel of today arrives today, on a weekend too', () => {
  expect(deliveryDates(new Date('2026-11-21T12:00:00Z'), { min: 0, max: 1 })).toEqual({
    from: '2026-11-21',
    to: '2026-11-23',
  });
});

test('a parcel of Sunday arrives on Monday', () => {
  expect(deliveryDates(new Date('2026-11-22T12:00:00Z'), { min: 1, max: 5 })).toEqual({
    from: '2026-11-23',
    to: '2026-11-27',
  });
});
