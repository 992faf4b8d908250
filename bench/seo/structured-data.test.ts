import { expect, test } from 'vitest';
import { structuredDataProblems } from './structured-data.ts';

const offer = {
  '@type': 'Offer',
  url: 'https://shop.example/de/p/a',
  price: '8.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
};
const product = { '@type': 'Product', name: 'A', sku: 'A1', gtin: '4006381333931', offers: offer };
const group = {
  '@type': 'ProductGroup',
  name: 'A',
  productGroupID: '1',
  variesBy: ['https://schema.org/size'],
  hasVariant: [
    product,
    { ...product, sku: 'A2', offers: { ...offer, url: 'https://shop.example/de/p/a?variant=2' } },
  ],
};
const breadcrumb = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/de' },
    { '@type': 'ListItem', position: 2, name: 'A' },
  ],
};

test('complete data has no problem', () => {
  expect(structuredDataProblems([product, group, breadcrumb])).toEqual([]);
});

test.each<[string, unknown, RegExp]>([
  ['an empty graph', [], /empty/],
  ['an unknown type', [{ '@type': 'Produkt' }], /unknown type Produkt/],
  ['a misspelt property', [{ ...product, colour: 'red' }], /unknown colour/],
  ['a product without an offer', [{ '@type': 'Product', name: 'A' }], /no offer or rating/],
  ['an empty name', [{ ...product, name: ' ' }], /name is not a text/],
  ['a missing price', [{ ...product, offers: { ...offer, price: undefined } }], /price/],
  ['a price as a number', [{ ...product, offers: { ...offer, price: 8.9 } }], /not an amount/],
  ['a relative address', [{ ...product, offers: { ...offer, url: '/de/p/a' } }], /absolute/],
  ['a wrong check digit', [{ ...product, gtin: '4006381333932' }], /not a GTIN/],
  [
    'another availability',
    [{ ...product, offers: { ...offer, availability: 'InStock' } }],
    /not one of/,
  ],
  ['a repeated variant', [{ ...group, hasVariant: [product, product] }], /the same sku/],
  [
    'a list with a gap',
    [{ ...breadcrumb, itemListElement: breadcrumb.itemListElement.slice(1) }],
    /not numbered/,
  ],
  [
    'a rating above five',
    [
      {
        ...product,
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 6, reviewCount: 1 },
      },
    ],
    /ratingValue/,
  ],
])('%s is a problem', (_name, graph, problem) => {
  expect(structuredDataProblems(graph).join('\n')).toMatch(problem);
});
