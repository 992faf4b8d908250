import { expect, test } from 'vitest';
import {
  availabilityOf,
  chooseVariant,
  presentTitle,
  startingPrice,
  titleWithoutPrefix,
  type Variant,
} from './product.ts';

const variant = (id: number, cents: number, availability: Variant['availability'] = 'inStock') => ({
  id: `gid://shopify/ProductVariant/${id}`,
  sku: null,
  title: null,
  price: { amount: cents, currency: 'EUR' },
  compareAtPrice: null,
  unitPrice: null,
  availability,
  options: [],
  picture: null,
});

test.each([
  [true, false, 'inStock'],
  [true, true, 'reordered'],
  [false, false, 'unavailable'],
  [false, true, 'unavailable'],
] as const)(
  'for sale %s and out of stock %s is %s',
  (availableForSale, currentlyNotInStock, is) => {
    expect(availabilityOf({ availableForSale, currentlyNotInStock })).toBe(is);
  },
);

test.each([
  ['', null],
  ['Default Title', null],
  ['250 g', '250 g'],
  ['default title', 'default title'],
])('the title %j is read as %j', (title, expected) => {
  expect(presentTitle(title)).toBe(expected);
});

test.each([
  ['Kernel & Co - Night Shift', 'Kernel & Co', 'Night Shift'],
  ['Night Shift', 'Kernel & Co', 'Night Shift'],
  ['Kernel & Co-Night', 'Kernel & Co', 'Kernel & Co-Night'],
  ['Kernel & Co - A - B', 'Kernel & Co', 'A - B'],
])('%j without %j is %j', (text, prefix, expected) => {
  expect(titleWithoutPrefix(text, prefix)).toBe(expected);
});

test('a product starts at its cheapest variant', () => {
  const start = startingPrice({ variants: [variant(1, 900), variant(2, 500), variant(3, 500)] });
  expect(start?.variant.id).toContain('/2');
  expect(start?.varies).toBe(true);
  expect(startingPrice({ variants: [variant(1, 900)] })?.varies).toBe(false);
  expect(startingPrice({ variants: [] })).toBeNull();
});

test('the URL’s variant wins, then one that can be bought', () => {
  const variants = [variant(1, 900, 'unavailable'), variant(2, 500), variant(3, 700)];
  expect(chooseVariant(variants, '3')?.id).toContain('/3');
  expect(chooseVariant(variants, 'nonsense')?.id).toContain('/2');
  expect(chooseVariant(variants.slice(0, 1), null)?.id).toContain('/1');
});
