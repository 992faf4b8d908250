import { expect, test } from 'vitest';
import { euros } from './money.ts';
import {
  availabilityOf,
  chooseVariant,
  fromPriceVariant,
  offerOf,
  reductionPercent,
  titleWithoutPrefix,
  type Variant,
  variantCards,
  visibleTitle,
  withPlanPrice,
  withStock,
} from './product.ts';
import { exampleCard } from './product-examples.ts';

const variant = (
  id: number,
  cents: number,
  availability: Variant['availability'] = 'inStock',
): Variant => ({
  id: `gid://shopify/ProductVariant/${id}`,
  sku: null,
  title: null,
  price: { amount: cents, currency: 'EUR' },
  lowestPrice30Days: null,
  sumOfSinglePrices: null,
  netQuantity: null,
  unitPrice: null,
  subscriptionPrice: null,
  badge: null,
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
  expect(visibleTitle(title)).toBe(expected);
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
])('a lowest price of %s and a price of %i cents are %i per cent apart', (lowest, now, percent) => {
  const lowestPrice30Days = lowest === null ? null : { amount: lowest, currency: 'EUR' };
  expect(reductionPercent({ ...variant(1, now), lowestPrice30Days })).toBe(percent);
});

test('a card has lowest price, subscription and badge of the variant whose price it shows', () => {
  const small = {
    ...variant(1, 890),
    netQuantity: { amount: 250, unit: 'kg' as const },
    subscriptionPrice: euros(8.01),
    badge: { title: 'Pick', tone: 'plain' },
  };
  const large = {
    ...variant(2, 3040),
    lowestPrice30Days: euros(36),
    subscriptionPrice: euros(27.36),
    badge: { title: 'Best price per kilo', tone: 'soft' },
  };
  expect(offerOf([large, small])).toMatchObject({
    lowestPrice30Days: null,
    badge: { title: 'Pick' },
    subscription: {
      price: euros(8.01),
      unitPrice: { price: euros(32.04), unit: 'kg' },
    },
  });
});

test('a listing of variants has a card for each', () => {
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

test('each listed variant has its own prices, subscription and badge', () => {
  const small = {
    ...variant(1, 890),
    subscriptionPrice: euros(8.01),
    netQuantity: { amount: 250, unit: 'kg' as const },
  };
  const large = {
    ...variant(2, 3040),
    lowestPrice30Days: euros(36),
    subscriptionPrice: euros(27.36),
    netQuantity: { amount: 1000, unit: 'kg' as const },
    badge: { title: 'Best price per kilo', tone: 'soft' },
  };
  const product = { ...exampleCard, offer: offerOf([small, large]) };
  expect(variantCards(product, [small, large])).toMatchObject([
    { offer: { price: euros(8.9), subscription: { price: euros(8.01) }, badge: null } },
    {
      offer: {
        price: euros(30.4),
        lowestPrice30Days: euros(36),
        subscription: { price: euros(27.36), unitPrice: { price: euros(27.36) } },
        badge: { title: 'Best price per kilo' },
      },
    },
  ]);
});

test.each([
  ['prices differ and none is chosen', [900, 500, 700], null, 2],
  ['the address names an unknown variant', [900, 500], '77', 2],
  ['one is chosen', [900, 500], '1', null],
  ['all cost the same', [500, 500], null, null],
  ['there is only one', [500], null, null],
  ['there is none', [], null, null],
])('a “from” price when %s', (_, prices, wanted, from) => {
  const variants = prices.map((cents, index) => variant(index + 1, cents));
  const expected = from === null ? undefined : `gid://shopify/ProductVariant/${from}`;
  expect(fromPriceVariant(variants, wanted)?.id).toBe(expected);
});

test('current stock replaces the availability of the variants it contains', () => {
  const [known, other] = [variant(1, 900), variant(2, 500)];
  expect(withStock(known, { [known.id]: 'reordered' })).toEqual({
    ...known,
    availability: 'reordered',
  });
  expect(withStock(other, { [known.id]: 'unavailable' })).toBe(other);
});

test('a plan price has its own unit price and no reference prices', () => {
  const bag: Variant = {
    ...variant(1, 890),
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

test('the URL’s variant is selected, otherwise the cheapest available one', () => {
  const variants = [variant(1, 400, 'unavailable'), variant(3, 700), variant(2, 500)];
  expect(chooseVariant(variants, '3')?.id).toContain('/3');
  expect(chooseVariant(variants, 'nonsense')?.id).toContain('/2');
  expect(chooseVariant(variants.slice(0, 1), null)?.id).toContain('/1');
});
