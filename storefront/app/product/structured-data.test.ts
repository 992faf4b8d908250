import { expect, test } from 'vitest';
import { euros } from '../commerce/money.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';
import { noLegalInformation } from '../commerce/product-examples.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import { jsonLd } from '../shell/json-ld.ts';
import { productJsonLd } from './structured-data.ts';

const place = { origin: 'https://shop.test', href: hrefsFor('de') };

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
  deliveryDays: { min: 2, max: 4 },
  note: null,
  promotionalNote: null,
  pictures: [],
  plans: [],
};

const product: ProductDetail = {
  origins: [],
  id: 'gid://shopify/Product/1',
  handle: 'night-shift',
  title: 'Night Shift',
  vendor: 'Kernel & Co',
  productType: 'Espresso',
  picture: null,
  offer: null,
  seals: [],
  shortNote: null,
  strength: null,
  rating: { average: 4.4, count: 12 },
  isNew: false,
  listedVariant: null,
  variants: [variant],
  descriptionHtml: '',
  seo: { title: 'Night Shift', description: 'Dunkel' },
  pictures: [{ url: 'https://files.test/a.webp', alt: '' }],
  tags: [],
  collections: [],
  isGiftCard: false,
  options: [],
  roast: null,
  arabica: null,
  flavourProfile: null,
  suitability: null,
  preparationText: null,
  tip: null,
  technicalDetails: [],
  legal: noLegalInformation,
  awards: [],
  test: null,
  ratingDistribution: null,
  reviews: [],
};

const dataOf = (changed: Partial<ProductDetail>) =>
  productJsonLd({ ...product, ...changed }, place);

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
      shippingDetails: {
        shippingRate: { value: '4.90', currency: 'EUR' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 4 } },
      },
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

test.each([
  ['a parcel', [], euros(48.99), '4.90'],
  ['a parcel above the threshold', [], euros(49), '0.00'],
  ['special shipping', ['Sonderversand'], euros(99), '4.90'],
  ['freight', ['Speditionsversand'], euros(2290), '49.00'],
])('the shipping rate of %s is what the shop charges', (_kind, tags, price, cost) => {
  expect(dataOf({ tags, variants: [{ ...variant, price }] })).toMatchObject({
    offers: { shippingDetails: { shippingRate: { value: cost } } },
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
