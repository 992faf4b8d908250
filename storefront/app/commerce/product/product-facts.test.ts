import { describe, expect, test } from 'vitest';
import type { ProductDetailQuery } from '../operations/generated.ts';
import { platformCard, platformVariant } from './platform-product-examples.ts';
import { toProductDetail } from './to-product-detail.ts';

type PlatformProduct = NonNullable<ProductDetailQuery['product']>;

const metafield = (namespace: string, key: string, value: string, more: object = {}) => ({
  namespace,
  key,
  value,
  type: 'json',
  reference: null,
  references: null,
  ...more,
});
const metaobject = (fields: Record<string, string>) => ({
  id: 'gid://shopify/Metaobject/1',
  handle: 'x',
  fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
});
const image = (name: string, altText: string | null = null) => ({
  id: null,
  url: `https://cdn.example/${name}.webp`,
  altText,
});

const bareVariant = {
  ...platformVariant,
  barcode: null,
  metafields: [],
  moduleFields: [],
  components: { nodes: [] },
  quantityRule: { minimum: 1, maximum: null, increment: 1 },
  sellingPlanAllocations: { nodes: [] },
};
const bareProduct = {
  ...platformCard,
  fullVariants: { nodes: [bareVariant] },
  moduleFields: [],
  descriptionHtml: '',
  isGiftCard: false,
  tags: [],
  collections: { nodes: [] },
  images: { nodes: [] },
  media: { nodes: [] },
};

/** The platform's answer has more fields than these rules read. */
const detailOf = (product: object) =>
  toProductDetail({ ...bareProduct, ...product } as unknown as PlatformProduct);
const variantOf = (variant: object) =>
  detailOf({ fullVariants: { nodes: [{ ...bareVariant, ...variant }] } }).variants[0];
const factOf = (...args: Parameters<typeof metafield>) =>
  variantOf({ metafields: [null, metafield('other', args[1], 'wrong'), metafield(...args)] });

test.each([
  ['40123455', '40123455'],
  ['012345678905', '012345678905'],
  ['4012345678901', '4012345678901'],
  ['14012345678908', '14012345678908'],
  ['401234567', null],
  ['123456789012345', null],
  ['40123455 ', null],
  ['K1-40123455', null],
  [null, null],
])('the bar code %j is the trade number %j', (barcode, gtin) => {
  expect(variantOf({ barcode })?.gtin).toBe(gtin);
});

test.each([
  ['2027-08-14', '2027-08-14'],
  ['14.08.2027', null],
  ['2027-13-01', null],
  ['', null],
])('best before %j is read as %j', (value, expected) => {
  expect(factOf('fulfillment', 'best_before_date', value)?.bestBefore).toBe(expected);
});

test.each([
  ['{"min":1,"max":3}', { min: 1, max: 3 }],
  ['{"min":0,"max":0}', { min: 0, max: 0 }],
  ['{"min":-1,"max":3}', null],
  ['{"min":1.5,"max":3}', null],
  ['{"min":1}', null],
  ['{"max":1}', null],
  ['soon', null],
])('the delivery time %s is read as %j', (value, expected) => {
  expect(factOf('product', 'delivery_time', value)?.deliveryDays).toEqual(expected);
});

test('empty notes of a variant are null', () => {
  expect(factOf('product', 'note', 'Freshly roasted')?.note).toBe('Freshly roasted');
  expect(factOf('product', 'note', '')?.note).toBeNull();
  expect(factOf('product', 'promotional_note', 'New')?.promotionalNote).toBe('New');
  expect(factOf('product', 'promotional_note', '')?.promotionalNote).toBeNull();
});

test('the gallery of a variant has images only', () => {
  const nodes = [{ image: image('a') }, {}, { image: null }, { image: image('b', 'Bag') }];
  const field = metafield('product', 'gallery', '', { references: { nodes } });
  expect(variantOf({ metafields: [field] })?.pictures).toEqual([
    { url: 'https://cdn.example/a.webp', alt: '250 g' },
    { url: 'https://cdn.example/b.webp', alt: 'Bag' },
  ]);
});

describe('subscriptions of a variant', () => {
  const money = (amount: string) => ({ amount, currencyCode: 'EUR' });
  const adjustment = { price: money('8.01'), compareAtPrice: money('8.9') };
  const plansOf = (deliveryPolicy: object | null, priceAdjustments: object[] = [adjustment]) =>
    variantOf({
      sellingPlanAllocations: {
        nodes: [{ sellingPlan: { id: 'plan', deliveryPolicy }, priceAdjustments }],
      },
    })?.plans;

  test.each(['DAY', 'WEEK', 'MONTH'])('support the interval %s', (interval) => {
    expect(plansOf({ interval, intervalCount: 2 })).toEqual([
      {
        id: 'plan',
        interval: { unit: interval, count: 2 },
        price: { amount: 801, currency: 'EUR' },
        priceOnce: { amount: 890, currency: 'EUR' },
      },
    ]);
  });

  test.each([
    ['an interval nobody offers', { interval: 'YEAR', intervalCount: 1 }, [adjustment]],
    ['no interval', null, [adjustment]],
    ['no price', { interval: 'WEEK', intervalCount: 1 }, []],
  ])('are ignored with %s', (_, policy, adjustments) => {
    expect(plansOf(policy, adjustments)).toEqual([]);
  });
});

test('pictures without alt text use the product’s title', () => {
  const nodes = [image('a'), image('b', 'Back')];
  expect(detailOf({ images: { nodes } }).pictures).toEqual([
    { url: 'https://cdn.example/a.webp', alt: 'Night Shift' },
    { url: 'https://cdn.example/b.webp', alt: 'Back' },
  ]);
});

test('options have their values, and a swatch where they are colours', () => {
  const optionValues = [
    { id: '1', name: 'red', swatch: { color: '#f00' } },
    { id: '2', name: 'blue', swatch: null },
  ];
  expect(detailOf({ options: [{ id: '1', name: 'Colour', optionValues }] }).options).toEqual([
    {
      name: 'Colour',
      values: [
        { name: 'red', swatch: '#f00' },
        { name: 'blue', swatch: null },
      ],
    },
  ]);
});

type ModuleField = NonNullable<PlatformProduct['moduleFields'][number]>;

const fieldOf = (namespace: string, key: string, value: string): ModuleField => ({
  namespace,
  key,
  value,
  reference: null,
});
const profileField = (reference: ModuleField['reference']) => ({
  ...fieldOf('product', 'flavour_profile', ''),
  reference,
});
const coffeeOf = (field: ModuleField) => detailOf({ moduleFields: [field] }).facts.coffee;

test.each([
  ['0', 0],
  ['100', 100],
  ['101', null],
  ['-1', null],
  ['80.5', null],
  ['most', null],
])('%s per cent Arabica is read as %j', (value, arabica) => {
  expect(coffeeOf(fieldOf('coffee', 'arabica', value))?.arabica ?? null).toBe(arabica);
});

test.each([
  ['["Brazil","India"]', ['Brazil', 'India']],
  ['"Brazil"', []],
  ['[1]', []],
  ['Brazil', []],
])('the origins %s are read as %j', (value, origins) => {
  expect(coffeeOf(fieldOf('coffee', 'origin', value))?.origins ?? []).toEqual(origins);
});

test('plain text metafields are read, figures and units on one line', () => {
  const detail = detailOf({
    tags: ['bio'],
    isGiftCard: true,
    tip: { value: 'Rest it.' },
    moduleFields: [fieldOf('coffee', 'roast', 'dark')],
    preparationText: { value: '93 °C' },
    seo: { title: 'SEO', description: 'Text' },
    collections: { nodes: [{ handle: 'coffee' }, { handle: 'new' }] },
  });
  expect(detail).toMatchObject({
    tags: ['bio'],
    isGiftCard: true,
    tip: 'Rest it.',
    facts: { coffee: { roast: 'dark' } },
    preparationText: '93\u00a0°C',
    collections: ['coffee', 'new'],
    seo: { title: 'SEO', description: 'Text' },
  });
});

const flavours = {
  roast_degree: '1',
  body: '2',
  caffeine: '3',
  strength: '4',
  balance: '5',
  fruit_note: '1',
  crema: '2',
};

test('the flavour profile has all seven points', () => {
  const profileOf = (fields: Record<string, string>) =>
    coffeeOf(profileField(metaobject(fields)))?.flavourProfile ?? null;
  expect(profileOf(flavours)).toEqual({
    roastDegree: 1,
    body: 2,
    caffeine: 3,
    strength: 4,
    balance: 5,
    fruitNote: 1,
    crema: 2,
  });
  for (const wrong of ['0', '6', '', 'strong']) {
    expect(profileOf({ ...flavours, body: wrong }), wrong).toBeNull();
  }
  expect(coffeeOf(profileField({}))).toBeUndefined();
});

test('an award has a title', () => {
  const nodes = [
    metaobject({ title: 'Gold', year: '2026', description: 'Best espresso' }),
    metaobject({ title: 'Silver' }),
    metaobject({ year: '2025' }),
    {},
  ];
  expect(detailOf({ awards: { references: { nodes } } }).awards).toEqual([
    { title: 'Gold', year: '2026', description: 'Best espresso' },
    { title: 'Silver', year: null, description: null },
  ]);
});

test('a review needs text and rating; an invalid date is null', () => {
  const nodes = [
    metaobject({
      author: 'Jonas R.',
      place: 'Kiel',
      date: '2026-10-12',
      rating: '5',
      body: 'Good.',
    }),
    metaobject({ rating: '1', body: 'Bitter.', title: 'No', date: 'yesterday' }),
    metaobject({ rating: '6', body: 'Too good.' }),
    metaobject({ rating: '0', body: 'Nothing.' }),
    metaobject({ rating: '5' }),
    metaobject({ body: 'No rating.' }),
    {},
  ];
  expect(detailOf({ reviews: { references: { nodes } } }).reviews).toEqual([
    {
      id: 'gid://shopify/Metaobject/1',
      author: 'Jonas R.',
      place: 'Kiel',
      date: '2026-10-12',
      rating: 5,
      title: null,
      body: 'Good.',
      isVerified: false,
      language: null,
      original: null,
    },
    {
      id: 'gid://shopify/Metaobject/1',
      author: '',
      place: null,
      date: null,
      rating: 1,
      title: 'No',
      body: 'Bitter.',
      isVerified: false,
      language: null,
      original: null,
    },
  ]);
});
