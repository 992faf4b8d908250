import fc from 'fast-check';
import { expect, test } from 'vitest';
import { euros } from './money.ts';
import { netQuantityOf, unitPriceOf } from './unit-price.ts';

test.each([
  ['250 g', 250, 'G', { amount: 250, unit: 'kg' }],
  ['1 kg', 1, 'KG', { amount: 1000, unit: 'kg' }],
  ['500 mg', 500, 'MG', { amount: 0.5, unit: 'kg' }],
  ['70 cl', 70, 'CL', { amount: 700, unit: 'l' }],
  ['1.5 l', 1.5, 'L', { amount: 1500, unit: 'l' }],
  ['nothing', 0, 'G', null],
  ['less than nothing', -1, 'G', null],
  ['a length', 2, 'M', null],
  ['an unknown unit', 2, 'HOGSHEAD', null],
  ['no unit', 2, null, null],
])('the net quantity of %s', (_, quantityValue, quantityUnit, expected) => {
  expect(netQuantityOf({ quantityValue, quantityUnit })).toEqual(expected);
});

test('without a measurement there is no net quantity, and so no unit price', () => {
  expect(netQuantityOf(null)).toBeNull();
  expect(unitPriceOf(euros(8.9), null)).toBeNull();
});

test.each([
  ['250 g for 8.90 €', 8.9, 250, 3560],
  ['250 g for 8.01 € in a subscription', 8.01, 250, 3204],
  ['1 kg for 30.40 €', 30.4, 1000, 3040],
  ['a pack of 3 × 250 g for 29.90 €', 29.9, 750, 3987],
])('the unit price of %s', (_, price, grams, perKilo) => {
  expect(unitPriceOf(euros(price), { amount: grams, unit: 'kg' })).toEqual({
    price: { amount: perKilo, currency: 'EUR' },
    unit: 'kg',
  });
});

test('a unit price is the price charged divided by the net quantity, to the nearest cent [DEC-029]', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 1, max: 20_000 }),
      (cents, grams) => {
        const price = { amount: cents, currency: 'EUR' };
        const unitPrice = unitPriceOf(price, { amount: grams, unit: 'kg' })?.price.amount ?? 0;
        expect(Number.isInteger(unitPrice)).toBe(true);
        // in integers: twice the distance from the exact quotient is at most one cent
        expect(2 * Math.abs(unitPrice * grams - cents * 1000)).toBeLessThanOrEqual(grams);
      },
    ),
  );
});
