import { expect, test } from 'vitest';
import { shop } from '../commerce/shop.ts';
import { shopData } from './shop-data.ts';

test('search engines learn who the shop is, its rating and how to search it', () => {
  const things = shopData({
    origin: 'https://shop.example',
    language: 'en',
    description: 'Coffee and more',
    logo: '/assets/logo.svg',
  });
  const rating = { ratingValue: 4.79, reviewCount: 41_540 };
  expect(things).toMatchObject([
    {
      '@type': 'Organization',
      brand: { name: shop.name },
      logo: 'https://shop.example/assets/logo.svg',
      email: shop.email,
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

test('the range is no product where the merchant does not want that', () => {
  const things = shopData({
    ...{ origin: 'https://shop.example', language: 'en', description: '', logo: '/logo.svg' },
    rangeAsProduct: false,
  });
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
});
