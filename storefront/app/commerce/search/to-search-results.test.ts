import { expect, test } from 'vitest';
import { parseListingQuery } from '../collection/listing-query.ts';
import type { PredictiveSearchQuery, SearchQuery } from '../operations/generated.ts';
import { platformCard, platformHitPrice } from '../product/platform-product-examples.ts';
import { toCategoryHits, toSearchResults, toSuggestions } from './to-search-results.ts';

const image = { id: null, url: 'https://cdn.example/a.webp', altText: null };
const category = (handle: string, brandlogo: object | null = null) => ({
  id: handle,
  handle,
  title: handle.toUpperCase(),
  image: null,
  brandlogo,
});
const logo = { reference: { image } };

const product = {
  id: '1',
  handle: 'night-shift',
  title: 'Kernel & Co - Night Shift',
  vendor: 'Kernel & Co',
  featuredImage: image,
  shortNote: { value: 'Dark' },
  rating: { value: '{"value":"4.5"}' },
  ratingCount: { value: '12' },
  ...platformHitPrice,
};

test('suggestions have products, categories and phrases', () => {
  const answer = {
    predictiveSearch: { products: [product], collections: [category('kaap', logo)] },
    suggestions: { queries: [{ text: 'espresso' }, { text: 'espressobohnen' }] },
  };
  expect(toSuggestions(answer as unknown as PredictiveSearchQuery)).toEqual({
    products: [
      {
        handle: 'night-shift',
        title: 'Night Shift',
        vendor: 'Kernel & Co',
        picture: { url: image.url, alt: 'Night Shift' },
        shortNote: 'Dark',
        rating: { average: 4.5, count: 12 },
        offer: {
          price: { amount: 890, currency: 'EUR' },
          from: true,
          unitPrice: { price: { amount: 3560, currency: 'EUR' }, unit: 'kg' },
        },
      },
    ],
    categories: [
      { handle: 'kaap', title: 'KAAP', logo: { url: image.url, alt: 'KAAP' }, picture: null },
    ],
    phrases: ['espresso', 'espressobohnen'],
  });
});

test.each([
  [
    'its own',
    { ...image, url: 'https://cdn.example/beans.webp' },
    'https://cdn.example/beans.webp',
  ],
  ['that of its best seller', null, image.url],
])('the category that is meant has a picture: %s', (_whose, own, url) => {
  const collection = {
    ...category('espresso'),
    brandlogo: null,
    image: own,
    products: { nodes: [product] },
  };
  expect(toCategoryHits(collection).category.picture?.url).toBe(url);
});

test('an empty response yields empty suggestions', () => {
  const nothing = { predictiveSearch: null, suggestions: null };
  expect(toSuggestions(nothing)).toEqual({ products: [], categories: [], phrases: [] });
});

const resultsOf = (text: string, search: object, predictiveSearch: object | null) =>
  toSearchResults(
    {
      search: {
        totalCount: 0,
        nodes: [],
        productFilters: [],
        pageInfo: { hasNextPage: false, endCursor: 'end' },
        ...search,
      },
      predictiveSearch,
    } as unknown as SearchQuery,
    parseListingQuery(new URLSearchParams({ q: text }), 'search'),
  );

test('the results page lists products only, and knows how many there are', () => {
  const nodes = [{ __typename: 'Product', ...platformCard }, { __typename: 'Article' }];
  const { listing } = resultsOf('x', { nodes, totalCount: 7 }, null);
  expect(listing).toMatchObject({
    products: [{ handle: 'night-shift' }],
    total: 7,
    nextCursor: null,
    filterGroups: [],
  });
  const pageInfo = { hasNextPage: true, endCursor: 'end' };
  expect(resultsOf('x', { pageInfo }, null).listing.nextCursor).toBe('end');
});

test('collections with a logo are brands, the others categories', () => {
  const collections = [category('kaap', logo), category('espresso'), category('klit', {})];
  const { categories, brands } = resultsOf('x', {}, { collections, queries: [] });
  expect(brands.map(({ handle }) => handle)).toEqual(['kaap']);
  expect(categories.map(({ handle }) => handle)).toEqual(['espresso', 'klit']);
});

test('a correction is suggested for an unknown word', () => {
  const found = { collections: [], queries: [{ text: 'espresso' }] };
  expect(resultsOf('expresso', {}, found).didYouMean).toBe('espresso');
  expect(resultsOf('espr', {}, found).didYouMean).toBeNull();
  expect(resultsOf('expresso', {}, null)).toMatchObject({
    didYouMean: null,
    categories: [],
    brands: [],
  });
});
