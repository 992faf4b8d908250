import { expect, test } from 'vitest';
import { shop } from '#shop/shop.ts';
import { euros } from '../commerce/price/money.ts';
import type { ProductMedium } from '../commerce/product/media.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product/product.ts';
import { exampleComponent, noLegalInformation } from '../commerce/product/product-examples.ts';
import { jsonLd } from '../shell/json-ld.ts';
import { productJsonLd } from './structured-data.ts';

const page = {
  origin: 'https://shop.test',
  locale: 'de' as const,
  language: 'de' as const,
  reviews: [],
};

const variant: DetailedVariant = {
  id: 'gid://shopify/ProductVariant/7',
  sku: 'K1',
  gtin: '4012345678901',
  title: null,
  price: euros(8.9),
  lowestPrice30Days: null,
  sumOfSinglePrices: null,
  netQuantity: null,
  unitPrice: null,
  subscriptionPrice: null,
  badge: null,
  availability: 'inStock',
  options: [],
  picture: null,
  bestBefore: null,
  facts: {},
  deliveryDays: { min: 2, max: 4 },
  note: null,
  promotionalNote: null,
  pictures: [],
  plans: [],
  components: [],
  quantityRule: null,
};

const product: ProductDetail = {
  facts: {},
  id: 'gid://shopify/Product/1',
  handle: 'night-shift',
  title: 'Night Shift',
  vendor: 'Kernel & Co',
  productType: 'Espresso',
  picture: null,
  offer: null,
  seals: [],
  shortNote: null,
  cardFacts: {},
  rating: { average: 4.4, count: 12 },
  isNew: false,
  listedVariant: null,
  variants: [variant],
  descriptionHtml: '',
  seo: { title: 'Night Shift', description: 'Dunkel' },
  media: [],
  pictures: [{ url: 'https://files.test/a.webp', alt: '' }],
  tags: [],
  collections: [],
  isGiftCard: false,
  options: [],
  preparationText: null,
  tip: null,
  technicalDetails: [],
  legal: noLegalInformation,
  awards: [],
  test: null,
  ratingDistribution: null,
  reviews: [],
};

const dataOf = (changed: Partial<ProductDetail>, reviews: ProductDetail['reviews'] = []) =>
  productJsonLd({ ...product, ...changed }, { ...page, reviews });

test('a product with one variant is a Product with its offer', () => {
  expect(dataOf({})).toMatchObject({
    '@type': 'Product',
    url: 'https://shop.test/de/p/night-shift',
    brand: { name: 'Kernel & Co' },
    sku: 'K1',
    gtin: '4012345678901',
    image: ['https://files.test/a.webp'],
    aggregateRating: { ratingValue: 4.4, reviewCount: 12 },
    offers: {
      url: 'https://shop.test/de/p/night-shift',
      price: '8.90',
      priceCurrency: 'EUR',
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      shippingDetails: [
        {
          shippingDestination: { addressCountry: 'DE' },
          shippingRate: { value: '4.90', currency: 'EUR' },
          deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
        },
        { deliveryTime: { transitTime: { minValue: 3, maxValue: 5 } } },
        { deliveryTime: { transitTime: { minValue: 4, maxValue: 7 } } },
      ],
    },
  });
});

test('with several variants, each has its own name, address and offer', () => {
  const large = { ...variant, id: 'gid://shopify/ProductVariant/8', title: '1 kg', gtin: null };
  expect(dataOf({ variants: [variant, large] })).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '1',
    hasVariant: [
      { offers: { url: 'https://shop.test/de/p/night-shift?variant=7' } },
      {
        name: 'Night Shift, 1 kg',
        offers: { url: 'https://shop.test/de/p/night-shift?variant=8' },
      },
    ],
  });
});

test.each([
  ['inStock', 'https://schema.org/InStock'],
  ['reordered', 'https://schema.org/BackOrder'],
  ['unavailable', 'https://schema.org/OutOfStock'],
] as const)('%s maps to %s', (availability, schemaUrl) => {
  const variants = [{ ...variant, availability }];
  expect(dataOf({ variants })).toMatchObject({ offers: { availability: schemaUrl } });
});

const rateAtHome = (value: string) =>
  expect.objectContaining({
    shippingDestination: expect.objectContaining({ addressCountry: 'DE' }),
    shippingRate: expect.objectContaining({ value }),
  });

test.each([
  ['a parcel', [], euros(48.99), '4.90'],
  ['a parcel above the threshold', [], euros(49), '0.00'],
  ['special shipping', ['Sonderversand'], euros(99), '4.90'],
  ['freight', ['Speditionsversand'], euros(2290), '49.00'],
])('the shipping rate of %s is what the shop charges', (_kind, tags, price, cost) => {
  expect(dataOf({ tags, variants: [{ ...variant, price }] })).toMatchObject({
    offers: { shippingDetails: expect.arrayContaining([rateAtHome(cost)]) },
  });
});

test('shipping abroad is not free, and has the delivery time of the country', () => {
  const { offers } = JSON.parse(
    JSON.stringify(dataOf({ variants: [{ ...variant, price: euros(99) }] })),
  );
  const [, near, far] = offers.shippingDetails;
  const countriesOf = (details: typeof near) => details.shippingDestination.addressCountry;
  expect([near.shippingRate.value, far.shippingRate.value]).toEqual(['4.90', '4.90']);
  expect([...countriesOf(near), ...countriesOf(far)].toSorted()).toEqual(
    shop.shipping.countries.filter((code) => code !== 'DE').toSorted(),
  );
  expect(countriesOf(near)).toContain('DK');
  expect(near.deliveryTime.transitTime.minValue).toBe(3);
});

test('freight is priced for Germany only', () => {
  expect(dataOf({ tags: ['Speditionsversand'] })).toMatchObject({
    offers: { shippingDetails: [rateAtHome('49.00')] },
  });
});

test('returns: all delivery countries, fourteen days, at the buyer’s cost', () => {
  expect(dataOf({})).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: {
        applicableCountry: expect.arrayContaining(['DE', 'DK', 'IE']),
        merchantReturnDays: 14,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  });
});

test('the unit price is given by the contents, the struck price by its type', () => {
  const priced = {
    ...variant,
    netQuantity: { amount: 250, unit: 'kg' as const },
    lowestPrice30Days: euros(9.9),
  };
  expect(dataOf({ variants: [priced] })).toMatchObject({
    offers: {
      price: '8.90',
      priceSpecification: [
        {
          price: '8.90',
          referenceQuantity: { value: 0.25, unitCode: 'KGM', valueReference: { value: 1 } },
        },
        { priceType: 'https://schema.org/StrikethroughPrice', price: '9.90' },
      ],
    },
  });
  expect(JSON.stringify(dataOf({}))).not.toContain('priceSpecification');
});

test('variants vary by size, colour and other options by name', () => {
  const values = (...names: string[]) => names.map((name) => ({ name, swatch: null }));
  const optionsOf = (size: string, grind: string) => [
    { name: 'Größe', value: size },
    { name: 'Mahlgrad', value: grind },
    { name: 'Farbe', value: 'Rot' },
  ];
  const variants = [
    { ...variant, options: optionsOf('250 g', 'Bohne') },
    { ...variant, id: 'gid://shopify/ProductVariant/8', options: optionsOf('1 kg', 'Filter') },
  ];
  const options = [
    { name: 'Größe', values: values('250 g', '1 kg') },
    { name: 'Mahlgrad', values: values('Bohne', 'Filter') },
    { name: 'Farbe', values: [{ name: 'Rot', swatch: '#f00' }] },
  ];
  expect(dataOf({ variants, options })).toMatchObject({
    variesBy: ['https://schema.org/size', 'Mahlgrad', 'https://schema.org/color'],
    hasVariant: [
      { size: '250 g', color: 'Rot', additionalProperty: [{ name: 'Mahlgrad', value: 'Bohne' }] },
      { size: '1 kg', additionalProperty: [{ value: 'Filter' }] },
    ],
  });
});

test('description, details and flavour profile are those of the page', () => {
  const flavourProfile = {
    roastDegree: 4,
    body: 3,
    caffeine: 2,
    strength: 4,
    balance: 3,
    fruitNote: 1,
    crema: 5,
  };
  const coffee = {
    origins: [],
    roast: null,
    arabica: null,
    recipe: null,
    drinkingWindow: null,
    flavourProfile,
    suitability: null,
  };
  const data = dataOf({
    descriptionHtml: '<p>Dunkel &amp; süß.</p>',
    technicalDetails: [{ label: 'Anbaugebiet', value: 'Sidamo' }],
    awards: [{ title: 'Röster des Jahres', year: '2025', description: null }],
    facts: { coffee },
  });
  expect(data).toMatchObject({
    description: 'Dunkel & süß.',
    award: ['Röster des Jahres 2025'],
    additionalProperty: expect.arrayContaining([
      expect.objectContaining({ name: 'Anbaugebiet', value: 'Sidamo' }),
      expect.objectContaining({ name: 'Crema', value: 5, maxValue: 5 }),
    ]),
  });
});

test('reviews: those that the page shows', () => {
  const review = {
    id: '1',
    author: 'Mia',
    place: 'Kiel',
    date: '2026-10-01',
    rating: 5,
    isVerified: true,
    title: 'Toll',
    body: 'Schmeckt.',
    language: 'de',
    original: null,
  };
  expect(dataOf({ reviews: [review, review] }, [review])).toMatchObject({
    review: [
      {
        author: { name: 'Mia' },
        datePublished: '2026-10-01',
        reviewRating: { ratingValue: 5 },
        name: 'Toll',
        reviewBody: 'Schmeckt.',
      },
    ],
  });
});

test('a gift card has no shipping details, an unrated product no rating', () => {
  const text = JSON.stringify(dataOf({ isGiftCard: true, rating: null }));
  expect(text).not.toContain('shippingDetails');
  expect(text).not.toContain('aggregateRating');
});

test('no content can end the script', () => {
  const text = jsonLd([dataOf({ title: '</script><script>alert(1)</script>' })]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@graph': [{ name: '</script><script>alert(1)</script>' }],
  });
});

test('a further market has its own addresses, and terms of its country alone', () => {
  const price = { amount: 890, currency: 'CHF' };
  const data = productJsonLd(
    { ...product, variants: [{ ...variant, price, unitPrice: null }] },
    { ...page, locale: 'de-ch', reviews: [] },
  );
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({
    url: 'https://shop.test/de-ch/p/night-shift',
    offers: {
      priceCurrency: 'CHF',
      hasMerchantReturnPolicy: { applicableCountry: 'CH' },
      shippingDetails: [
        {
          shippingDestination: { addressCountry: 'CH' },
          shippingRate: { value: '9.90', currency: 'CHF' },
        },
      ],
    },
  });
});

test('the offer of a bundle includes its components', () => {
  const component = { ...exampleComponent, quantity: 2 };
  const data = productJsonLd(
    { ...product, variants: [{ ...variant, components: [component] }] },
    page,
  );
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({
    offers: {
      includesObject: [{ amountOfThisGood: 2, typeOfGood: { name: 'Casa Lumera Cortile, 250 g' } }],
    },
  });
});

test('a 3D model is named with its file', () => {
  const model: ProductMedium = {
    kind: 'model',
    url: 'https://files.test/a.glb',
    alt: 'Night Shift to turn around',
    poster: 'https://files.test/a.webp',
    captions: null,
    host: null,
  };
  expect(dataOf({ media: [model, { ...model, kind: 'video' }] })).toMatchObject({
    subjectOf: [
      {
        '@type': '3DModel',
        name: 'Night Shift to turn around',
        encoding: { contentUrl: 'https://files.test/a.glb', encodingFormat: 'model/gltf-binary' },
      },
    ],
  });
});
