import { expect, test } from 'vitest';
import type { ProductCardFieldsFragment } from '../operations/generated.ts';
import { platformCard, platformVariant } from './platform-product-examples.ts';
import { toProductCard, toVariant } from './to-product.ts';

const euros = (amount: number) => ({ amount, currency: 'EUR' });

test('a product without optional data is mapped to a card', () => {
  expect(toProductCard(platformCard)).toEqual({
    id: 'gid://shopify/Product/1',
    handle: 'night-shift',
    title: 'Night Shift',
    vendor: 'Kernel & Co',
    productType: 'Espresso',
    picture: null,
    offer: {
      variantId: 'gid://shopify/ProductVariant/1',
      sku: 'K001-0001-0001',
      hasChoice: false,
      price: euros(890),
      lowestPrice30Days: null,
      sumOfSinglePrices: null,
      unitPrice: { price: euros(3560), unit: 'kg' },
      varies: false,
      subscription: null,
      badge: null,
      availability: 'inStock',
    },
    seals: [],
    shortNote: null,
    cardFacts: {},
    rating: null,
    isNew: false,
    isGiftCard: false,
    listedVariant: null,
  });
});

test.each([
  ['1', 1],
  ['5', 5],
  ['0', null],
  ['6', null],
  ['4.5', null],
  ['strong', null],
  ['', null],
])('a strength of %j is %j', (value, strength) => {
  const field = { namespace: 'coffee', key: 'strength', value, reference: null };
  const { coffee } = toProductCard({ ...platformCard, cardFields: [field] }).cardFacts;
  expect(coffee?.strength ?? null).toBe(strength);
});

test.each([
  ['{"value":"4.4","scale_max":"5"}', '1488', { average: 4.4, count: 1488 }],
  ['{"value":4}', '1', { average: 4, count: 1 }],
  ['{"value":"9"}', '3', null],
  ['{"value":"4"}', '0', null],
  ['{"value":"4"}', 'many', null],
  ['{"value":"good"}', '3', null],
  ['{}', '3', null],
  ['not json', '3', null],
])('a rating of %s by %s is %j', (value, count, rating) => {
  const product = { ...platformCard, rating: { value }, ratingCount: { value: count } };
  expect(toProductCard(product).rating).toEqual(rating);
});

test('a rating without metafields is null', () => {
  expect(toProductCard({ ...platformCard, rating: { value: '{"value":"4"}' } }).rating).toBeNull();
});

test.each([
  [-1, false],
  [0, true],
  [29, true],
  [31, false],
])('published %i days ago, it is new: %s', (days, isNew) => {
  const publishedAt = new Date(
    Date.now() - days * 86_400_000 - 1000 * Math.sign(days),
  ).toISOString();
  expect(toProductCard({ ...platformCard, publishedAt }).isNew).toBe(isNew);
});

type Extras = ProductCardFieldsFragment['variantExtras']['nodes'][number];

/** The example product, whose only variant carries this. */
const cardWith = (extras: Partial<Extras>) => {
  const node = {
    id: platformVariant.id,
    lowestPrice30Days: null,
    sumOfSinglePrices: null,
    badge: null,
    sellingPlanAllocations: { nodes: [] },
    ...extras,
  };
  return toProductCard({ ...platformCard, variantExtras: { nodes: [node] } });
};

test.each([
  [
    [
      { key: 'title', value: 'Pilot’s choice' },
      { key: 'tone', value: 'soft' },
    ],
    { title: 'Pilot’s choice', tone: 'soft' },
  ],
  [[{ key: 'title', value: 'Tip' }], { title: 'Tip', tone: 'plain' }],
  [[{ key: 'tone', value: 'soft' }], null],
  [[{ key: 'title', value: '' }], null],
  [null, null],
])('a badge of %j is %j [ENT-035]', (fields, badge) => {
  expect(cardWith({ badge: fields && { reference: { fields } } }).offer?.badge).toEqual(badge);
});

test('a subscription has its price and unit price', () => {
  const price = { amount: '8.01', currencyCode: 'EUR' as const };
  const sellingPlanAllocations = { nodes: [{ priceAdjustments: [{ price }] }] };
  expect(cardWith({ sellingPlanAllocations }).offer?.subscription).toEqual({
    price: euros(801),
    unitPrice: { price: euros(3204), unit: 'kg' },
  });
});

test.each([
  ['{"amount":"9.90","currency_code":"EUR"}', 990],
  ['9.9', 990],
  ['8.90', null],
  ['7.90', null],
  ['{"amount":"9.90","currency_code":"DKK"}', null],
  ['a lot', null],
])('with a lowest price of %j, %j is compared with 8.90 €', (value, cents) => {
  const expected = cents === null ? null : euros(cents);
  expect(cardWith({ lowestPrice30Days: { value } }).offer).toMatchObject({
    lowestPrice30Days: expected,
    sumOfSinglePrices: null,
  });
  expect(cardWith({ sumOfSinglePrices: { value } }).offer).toMatchObject({
    lowestPrice30Days: null,
    sumOfSinglePrices: expected,
  });
});

test('the compare-at price alone is not a reduction', () => {
  const compareAtPrice = { amount: '12.9', currencyCode: 'EUR' as const };
  const variants = { nodes: [{ ...platformVariant, compareAtPrice }] };
  expect(toProductCard({ ...platformCard, variants }).offer).toMatchObject({
    lowestPrice30Days: null,
    sumOfSinglePrices: null,
  });
});

test('a seal needs a title, scheme, verifier and address; its picture may be missing', () => {
  const seal = (id: string, fields: { key: string; value: string; image?: string }[]) => ({
    id,
    handle: id,
    fields: fields.map(({ key, value, image }) => ({
      key,
      value,
      reference: image ? { image: { id: null, url: image, altText: null } } : null,
    })),
  });
  const evidence = [
    { key: 'verifier', value: 'Feldkontrolle Nord' },
    { key: 'scheme', value: 'Regulation (EU) 2018/848' },
    { key: 'url', value: 'https://seals.example/bio' },
  ];
  const nodes = [
    seal('organic', [
      { key: 'title', value: 'Organic' },
      ...evidence,
      { key: 'icon', value: '', image: 'https://cdn.example/organic.svg' },
    ]),
    seal('nameless', [...evidence, { key: 'icon', value: '', image: 'https://cdn.example/x.svg' }]),
    seal('bare', [{ key: 'title', value: 'Fair' }, ...evidence]),
    seal('unverified', [{ key: 'title', value: 'Green' }, ...evidence.slice(1)]),
    {},
  ];
  const { seals } = toProductCard({ ...platformCard, certifications: { references: { nodes } } });
  expect(seals.map(({ title, picture }) => [title, picture?.url ?? null])).toEqual([
    ['Organic', 'https://cdn.example/organic.svg'],
    ['Fair', null],
  ]);
});

test.each([
  ['without a measurement there is no unit price', null, null],
  ['nor without a quantity', { quantityValue: 0, quantityUnit: 'G' }, null],
  ['nor without a unit', { quantityValue: 250, quantityUnit: null }, null],
  [
    'the platform’s price of 100 g becomes one of a kilogram',
    { quantityValue: 250, quantityUnit: 'G' },
    { price: euros(3560), unit: 'kg' },
  ],
] as const)('%s', (_, measured, unitPrice) => {
  const unitPriceMeasurement = measured && { ...measured, referenceUnit: 'G' as const };
  expect(toVariant({ ...platformVariant, unitPriceMeasurement }).unitPrice).toEqual(unitPrice);
});

test('the only variant of a product has neither title nor options', () => {
  const selectedOptions = [{ name: 'Title', value: 'Default Title' }];
  const variant = toVariant({ ...platformVariant, title: 'Default Title', selectedOptions });
  expect(variant).toMatchObject({ title: null, options: [] });
});
