import { expect, test } from 'vitest';
import { euros } from './money.ts';
import {
  availabilityOf,
  chooseVariant,
  offerOf,
  presentTitle,
  pricedInPlan,
  titleWithoutPrefix,
  type Variant,
  variantCards,
  withStock,
} from './product.ts';
import { exampleCard } from './product-examples.ts';

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

test('a card offers the cheapest variant', () => {
  const offer = offerOf([variant(1, 900), variant(2, 500), variant(3, 500)]);
  expect(offer).toMatchObject({ price: { amount: 500 }, varies: true, hasChoice: true });
  expect(offerOf([variant(1, 900)])).toMatchObject({
    varies: false,
    hasChoice: false,
    variantId: 'gid://shopify/ProductVariant/1',
  });
  expect(offerOf([])).toBeNull();
});

test.each([
  [['unavailable', 'inStock'], 'inStock'],
  [['unavailable', 'reordered'], 'reordered'],
  [['unavailable', 'unavailable'], 'unavailable'],
] as const)('a product with variants %j is %s', (states, best) => {
  const variants = states.map((state, index) => variant(index, 100, state));
  expect(offerOf(variants)?.availability).toBe(best);
});

test.each([
  [1000, 820, 18],
  [1000, 825, 17],
  [1000, 1000, 0],
  [null, 820, 0],
])('from %s to %i cents saves %i per cent', (before, now, percent) => {
  const compareAtPrice = before === null ? null : { amount: before, currency: 'EUR' };
  expect(offerOf([{ ...variant(1, now), compareAtPrice }])?.savedPercent).toBe(percent);
});

test('a listing of variants shows each as a card of its own', () => {
  const product = { ...exampleCard, title: 'Cup' };
  const cards = variantCards(product, [{ ...variant(7, 500), title: 'green' }, variant(8, 600)]);
  expect(cards).toMatchObject([
    { title: 'Cup, green', listedVariant: '7', offer: { price: { amount: 500 } } },
    {
      title: 'Cup',
      listedVariant: '8',
      offer: { hasChoice: false, variantId: 'gid://shopify/ProductVariant/8' },
    },
  ]);
});

test('newer stock replaces a variant’s own, and only that of the variants it names', () => {
  const [known, other] = [variant(1, 900), variant(2, 500)];
  expect(withStock(known, { [known.id]: 'reordered' })).toEqual({
    ...known,
    availability: 'reordered',
  });
  expect(withStock(other, { [known.id]: 'unavailable' })).toBe(other);
});

test('a subscription has the unit price that follows from its price, and no struck one', () => {
  const kilo = (cents: number) => ({ price: { amount: cents, currency: 'EUR' }, unit: 'kg' });
  const bag = { ...variant(1, 890), compareAtPrice: euros(9.9), unitPrice: kilo(3560) };
  const interval = { unit: 'WEEK', count: 4 } as const;
  const plan = { id: 'plan', interval, price: euros(8.01), priceOnce: euros(8.9) };
  expect(pricedInPlan(bag, plan)).toEqual({
    ...bag,
    price: euros(8.01),
    compareAtPrice: null,
    unitPrice: kilo(3204),
  });
});

test('the URL’s variant wins, then one that can be bought', () => {
  const variants = [variant(1, 900, 'unavailable'), variant(2, 500), variant(3, 700)];
  expect(chooseVariant(variants, '3')?.id).toContain('/3');
  expect(chooseVariant(variants, 'nonsense')?.id).toContain('/2');
  expect(chooseVariant(variants.slice(0, 1), null)?.id).toContain('/1');
});
