import { expect, test } from 'vitest';
import type { ProductDetailQuery } from '../operations/generated.ts';
import { platformCard, platformVariant } from './platform-product-examples.ts';
import { toProductDetail } from './to-product-detail.ts';

type PlatformProduct = NonNullable<ProductDetailQuery['product']>;

const money = (amount: string) => ({ amount, currencyCode: 'EUR' as const });
const metaobject = (fields: Record<string, string>) => ({
  id: 'gid://shopify/Metaobject/1',
  handle: 'x',
  fields: Object.entries(fields).map(([key, value]) => ({ key, value })),
});
const field = (namespace: string, key: string, value: string) => ({
  namespace,
  key,
  value,
  type: 'json',
  reference: null,
  references: null,
});

const onePage = { hasNextPage: false, endCursor: null };
const variant: PlatformProduct['fullVariants']['nodes'][number] = {
  ...platformVariant,
  sku: 'K1',
  barcode: null,
  selectedOptions: [{ name: 'Größe', value: '250 g' }],
  metafields: [],
  moduleFields: [],
  components: { nodes: [] },
  quantityRule: { minimum: 1, maximum: null, increment: 1 },
  sellingPlanAllocations: { nodes: [] },
};

const product: PlatformProduct = {
  ...platformCard,
  variants: { nodes: [variant] },
  fullVariants: { nodes: [variant], pageInfo: onePage },
  descriptionHtml: '<p>Dunkel</p>',
  isGiftCard: false,
  tags: [],
  collections: { nodes: [] },
  images: { nodes: [] },
  media: { nodes: [] },
  videoCaptions: null,
  priceRange: { minVariantPrice: money('8.9'), maxVariantPrice: money('8.9') },
  requiresSellingPlan: false,
  sellingPlanGroups: { nodes: [] },
  moduleFields: [],
  preparationText: null,
  tip: null,
  technicalDetails: null,
  foodName: null,
  foodStorage: null,
  foodPreparation: null,
  ingredients: null,
  allergens: null,
  nutrition: null,
  foodBusiness: null,
  organicCode: null,
  organicOrigin: null,
  manufacturer: null,
  responsiblePerson: null,
  warnings: null,
  hazardLabel: null,
  guarantee: null,
  electrical: null,
  battery: null,
  spareParts: null,
  repairInstructions: null,
  updatesUntil: null,
  deviceData: null,
  awards: null,
  test: null,
  ratingDistribution: null,
  reviews: null,
};

const flavours = {
  roast_degree: '5',
  body: '5',
  caffeine: '3',
  strength: '4',
  balance: '4',
  fruit_note: '2',
  crema: '5',
};

test('a product without optional data is mapped', () => {
  const detail = toProductDetail(product);
  expect(detail).toMatchObject({
    title: 'Night Shift',
    seo: { title: 'Kernel & Co Night Shift', description: 'Dunkel' },
    facts: {},
    technicalDetails: [],
    ratingDistribution: null,
    reviews: [],
    test: null,
  });
  expect(detail.variants[0]).toMatchObject({ bestBefore: null, deliveryDays: null, plans: [] });
});

test('all metafields are mapped [DEC-031 DEC-032 DEC-038 ENT-030 ENT-031 ENT-042 ENT-043 ENT-044 ENT-045 ENT-078 PRM-006]', () => {
  const detail = toProductDetail({
    ...product,
    moduleFields: [
      field('coffee', 'arabica', '80'),
      field('coffee', 'drinking_window', '{"rest":8,"best":42,"good":84}'),
      field('coffee', 'recipe', '{"coffee":17.5,"drink":39,"seconds":27,"temperature":92}'),
      { ...field('product', 'flavour_profile', ''), reference: metaobject(flavours) },
      field(
        'product',
        'preparations',
        '{"espresso":3,"filter":1,"latte":2,"caffe_crema":3,"cappuccino":3}',
      ),
    ],
    technicalDetails: { reference: metaobject({ rows: '[{"label":"Tank","value":"2 l"}]' }) },
    reviews: {
      references: {
        nodes: [metaobject({ author: 'Jonas R.', date: '2026-10-12', rating: '5', body: 'Gut.' })],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
    fullVariants: {
      pageInfo: onePage,
      nodes: [
        {
          ...variant,
          metafields: [
            field('fulfillment', 'best_before_date', '2027-08-14'),
            field('product', 'delivery_time', '{"min":1,"max":3}'),
          ],
          moduleFields: [field('fulfillment', 'roast_date', '2026-11-12')],
          sellingPlanAllocations: {
            nodes: [
              {
                sellingPlan: {
                  id: 'gid://shopify/SellingPlan/1',
                  deliveryPolicy: { interval: 'WEEK', intervalCount: 4 },
                },
                priceAdjustments: [{ price: money('8.01'), compareAtPrice: money('8.9') }],
              },
            ],
          },
        },
      ],
    },
  });
  const { coffee } = detail.facts;
  expect(coffee?.arabica).toBe(80);
  expect(coffee?.flavourProfile).toMatchObject({ roastDegree: 5, fruitNote: 2 });
  expect(coffee?.drinkingWindow).toEqual({ rest: 8, best: 42, good: 84 });
  expect(coffee?.recipe).toEqual({ coffee: 17.5, drink: 39, seconds: 27, temperature: 92 });
  expect(coffee?.suitability?.espresso).toBe(3);
  expect(detail.technicalDetails).toEqual([{ label: 'Tank', value: '2 l' }]);
  expect(detail.reviews[0]).toMatchObject({ author: 'Jonas R.', rating: 5, body: 'Gut.' });
  expect(detail.variants[0]).toMatchObject({
    bestBefore: '2027-08-14',
    facts: { coffee: { roastDate: '2026-11-12' } },
    deliveryDays: { min: 1, max: 3 },
    plans: [{ interval: { unit: 'WEEK', count: 4 }, price: { amount: 801 } }],
  });
});

test.each([
  ['arabica', field('coffee', 'arabica', '180')],
  [
    'a drinking window that ends before it begins',
    field('coffee', 'drinking_window', '{"rest":50,"best":42,"good":84}'),
  ],
  ['a recipe without coffee', field('coffee', 'recipe', '{"coffee":0}')],
  ['preparations', field('product', 'preparations', '{"espresso":9}')],
  ['preparations that are no JSON', field('product', 'preparations', 'ideal')],
  [
    'a flavour profile with a gap',
    {
      ...field('product', 'flavour_profile', ''),
      reference: metaobject({ ...flavours, crema: '' }),
    },
  ],
])('a malformed fact of a module, %s, is absent, not a crash', (_, malformed) => {
  expect(toProductDetail({ ...product, moduleFields: [malformed] }).facts).toEqual({});
});

test.each([
  [
    'technical details',
    { technicalDetails: { reference: metaobject({ rows: '{"label":1}' }) } },
    'technicalDetails',
    [],
  ],
  [
    'a test that leads to a script',
    { test: { reference: metaobject({ title: 'T', url: 'javascript:alert(1)' }) } },
    'test',
    { handle: 'x', title: 'T', text: null, verdict: null, score: null, points: [], url: null },
  ],
] as [string, Partial<PlatformProduct>, 'test', unknown][])(
  'malformed %s is absent, not a crash [DEC-034 ENT-043]',
  (_, broken, key, expected) => {
    expect(toProductDetail({ ...product, ...broken })[key]).toEqual(expected);
  },
);

test.each([
  ['that adds up', '[0,1,0,2,9]', [0, 1, 0, 2, 9]],
  ['that does not add up to the count', '[0,0,0,2,9]', null],
  ['of four numbers', '[1,0,2,9]', null],
  ['with a negative number', '[-1,1,1,2,9]', null],
  ['with halves', '[0.5,0.5,0,2,9]', null],
  ['of another shape', '{"5":12}', null],
  ['that is no JSON', '5 stars', null],
])('reads a distribution of ratings %s', (_, value, expected) => {
  const rated = {
    ...product,
    rating: { value: '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}' },
    ratingCount: { value: '12' },
    ratingDistribution: { value },
  };
  expect(toProductDetail(rated).ratingDistribution).toEqual(expected);
});

test('has no distribution without ratings', () => {
  const unrated = { ...product, ratingDistribution: { value: '[0,0,0,0,0]' } };
  expect(toProductDetail(unrated).ratingDistribution).toBeNull();
});

test('has the verified purchase of a review', () => {
  const review = { author: 'Jonas R.', date: '2026-10-12', rating: '5', body: 'Gut.' };
  const nodes = [metaobject({ ...review, verified_purchase: 'true' }), metaobject(review)];
  const detail = toProductDetail({
    ...product,
    reviews: { references: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } },
  });
  expect(detail.reviews.map(({ isVerified }) => isVerified)).toEqual([true, false]);
});

test('a review keeps its original only where it differs from what is shown', () => {
  const review = { author: 'Jonas R.', rating: '5', body: 'Good.', language: 'de' };
  const nodes = [
    metaobject({ ...review, original_title: 'Fein', original_body: 'Gut.' }),
    metaobject({ ...review, original_body: 'Good.' }),
    metaobject({ ...review, language: 'de_DE!' }),
  ];
  const detail = toProductDetail({
    ...product,
    reviews: { references: { nodes, pageInfo: { hasNextPage: false, endCursor: null } } },
  });
  expect(detail.reviews.map(({ language, original }) => ({ language, original }))).toEqual([
    { language: 'de', original: { title: 'Fein', body: 'Gut.' } },
    { language: 'de', original: null },
    { language: null, original: null },
  ]);
});

test('notes, gallery and the link to a test are read [ENT-032 ENT-033 ENT-034 ENT-046]', () => {
  const gallery = {
    ...field('product', 'gallery', '[]'),
    references: {
      nodes: [
        {
          __typename: 'MediaImage' as const,
          id: 'gid://shopify/MediaImage/1',
          image: { id: 'i', url: 'https://cdn.example/side.webp', altText: 'Side' },
        },
      ],
    },
  };
  const metafields = [
    field('product', 'note', 'Ships chilled'),
    field('product', 'promotional_note', 'Three for two'),
    gallery,
  ];
  const detail = toProductDetail({
    ...product,
    fullVariants: { nodes: [{ ...variant, metafields }], pageInfo: onePage },
    test: { reference: metaobject({ title: 'Six grinders', url: '/en/a/grinder-test' }) },
  });
  expect(detail.variants[0]).toMatchObject({
    note: 'Ships chilled',
    promotionalNote: 'Three for two',
    pictures: [{ url: 'https://cdn.example/side.webp', alt: 'Side' }],
  });
  expect(detail.test).toMatchObject({ title: 'Six grinders', url: '/en/a/grinder-test' });
});

test('a bundle is compared with today’s prices of its components and contains their allergens', () => {
  const component = (amount: string, allergens: string) => ({
    quantity: 2,
    productVariant: {
      ...platformVariant,
      price: money(amount),
      product: {
        handle: 'night-shift',
        title: 'Kernel - Night Shift',
        vendor: 'Kernel',
        allergens: { value: allergens },
      },
    },
  });
  const detail = toProductDetail({
    ...product,
    fullVariants: {
      pageInfo: onePage,
      nodes: [
        {
          ...variant,
          metafields: [
            field('price', 'sum_of_single_prices', '{"amount":"99.00","currency_code":"EUR"}'),
          ],
          components: { nodes: [component('6.90', '["Milch"]'), component('4.10', '["Milch"]')] },
        },
      ],
    },
  });
  const [bundle] = detail.variants;
  expect(bundle?.sumOfSinglePrices).toEqual({ amount: 2200, currency: 'EUR' });
  expect(bundle?.components[0]).toMatchObject({
    quantity: 2,
    title: 'Night Shift',
    vendor: 'Kernel',
    allergens: ['Milch'],
  });
  expect(detail.legal.allergens).toEqual(['Milch']);
});
