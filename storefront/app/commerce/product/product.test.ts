import { expect, test } from 'vitest';
import { euros } from '../price/money.ts';
import {
  availabilityOf,
  reductionPercent,
  titleWithoutPrefix,
  type Variant,
  visibleTitle,
  withPlanPrice,
  withStock,
} from './product.ts';
import { variantAt } from './product-examples.ts';

test.each([
  [true, false, 'inStock'],
  [true, true, 'reordered'],
  [false, false, 'unavailable'],
  [false, true, 'unavailable'],
] as const)(
  'for sale %s and out of stock %s is %s [DEC-026 DEC-027 DEC-028 ENT-025 STATE-014]',
  (availableForSale, currentlyNotInStock, is) => {
    expect(availabilityOf({ availableForSale, currentlyNotInStock })).toBe(is);
  },
);

test.each([
  ['', null],
  ['Default Title', null],
  ['250 g', '250 g'],
  ['250 g / Whole bean', '250 g, Whole bean'],
  ['default title', 'default title'],
])('the title %j is read as %j [VALID-006]', (title, expected) => {
  expect(visibleTitle(title)).toBe(expected);
});

test.each([
  ['Kernel & Co - Night Shift', 'Kernel & Co', 'Night Shift'],
  ['Night Shift', 'Kernel & Co', 'Night Shift'],
  ['Kernel & Co-Night', 'Kernel & Co', 'Kernel & Co-Night'],
  ['Kernel & Co - A - B', 'Kernel & Co', 'A - B'],
])('%j without %j is %j [SEARCH-014 SEARCH-015]', (text, prefix, expected) => {
  expect(titleWithoutPrefix(text, prefix)).toBe(expected);
});

test.each([
  [1000, 820, 18],
  [1000, 825, 17],
  [1000, 1000, 0],
  [null, 820, 0],
])('a lowest price of %s and a price of %i cents are %i per cent apart', (lowest, now, percent) => {
  const lowestPrice30Days = lowest === null ? null : { amount: lowest, currency: 'EUR' };
  expect(reductionPercent({ ...variantAt(1, now), lowestPrice30Days })).toBe(percent);
});

test('current stock replaces the availability of the variants it contains', () => {
  const [known, other] = [variantAt(1, 900), variantAt(2, 500)];
  expect(withStock(known, { [known.id]: 'reordered' })).toEqual({
    ...known,
    availability: 'reordered',
  });
  expect(withStock(other, { [known.id]: 'unavailable' })).toBe(other);
});

test('a plan price has its own unit price and no reference prices', () => {
  const bag: Variant = {
    ...variantAt(1, 890),
    lowestPrice30Days: euros(9.9),
    sumOfSinglePrices: euros(12),
    netQuantity: { amount: 250, unit: 'kg' },
    unitPrice: { price: euros(35.6), unit: 'kg' },
  };
  const interval = { unit: 'WEEK', count: 4 } as const;
  const plan = { id: 'plan', interval, price: euros(8.01), priceOnce: euros(8.9) };
  expect(withPlanPrice(bag, plan)).toEqual({
    ...bag,
    price: euros(8.01),
    lowestPrice30Days: null,
    sumOfSinglePrices: null,
    unitPrice: { price: euros(32.04), unit: 'kg' },
  });
});
