import { expect, test } from 'vitest';
import { shop } from '#shop/shop.ts';
import { shopStructuredData } from './shop-structured-data.ts';

test('the structured data describe the shop, its rating and its search [ENT-082 META-009 META-010 META-011 META-012 META-013]', () => {
  const things = shopStructuredData({
    origin: 'https://shop.example',
    locale: 'en',
    description: 'Coffee and more',
    logo: '/assets/logo.svg',
    rating: { average: 4.79, count: 41_540 },
  });
  const rating = { ratingValue: 4.79, reviewCount: 41_540 };
  expect(things).toMatchObject([
    {
      '@type': 'Organization',
      brand: { name: shop.name },
      logo: 'https://shop.example/assets/logo.svg',
      email: shop.email,
      telephone: '+49 40 0000 0000',
      legalName: 'Kaffeelotse GmbH',
      vatID: 'DE000000000',
      address: {
        streetAddress: 'Musterkai 7',
        postalCode: '20457',
        addressLocality: 'Hamburg',
        addressCountry: 'DE',
      },
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
      url: 'https://shop.example',
      sameAs: { length: 3 },
      aggregateRating: rating,
    },
    { '@type': 'Product', material: 'coffee', sku: 'K000-0000-0001', aggregateRating: rating },
    {
      '@type': 'WebSite',
      potentialAction: { target: 'https://shop.example/en/search?q={search_term_string}' },
    },
  ]);
});

test('the range is not a product where that is disabled', () => {
  const things = shopStructuredData({
    origin: 'https://shop.example',
    locale: 'en',
    description: '',
    logo: '/logo.svg',
    rating: null,
    rangeAsProduct: false,
  });
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(JSON.stringify(things)).not.toContain('AggregateRating');
});
