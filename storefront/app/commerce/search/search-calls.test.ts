import { describe, expect, test } from 'vitest';
import { parseListingQuery } from '../collection/listing-query.ts';
import { examplePlatform } from '../platform/platform-examples.ts';
import { platformCard, platformHitPrice } from '../product/platform-product-examples.ts';
import { createSearches } from './searches.ts';

/** So many hits that there is always a next page. */
const endlessSearch = () =>
  examplePlatform(({ first, endCursor }: { first: number; endCursor: string | null }) => ({
    search: {
      totalCount: 5_000,
      nodes: Array.from({ length: first }, () => ({ __typename: 'Product', ...platformCard })),
      pageInfo: { hasNextPage: true, endCursor: `${endCursor ?? 'start'}+${first}` },
      productFilters: [],
    },
    predictiveSearch: null,
  }));

const queryOf = (search: string) => parseListingQuery(new URLSearchParams(search), 'search');

describe('the results page', () => {
  test.each([48, 240])('shows %i hits with one request', async (show) => {
    const { platform, sent } = endlessSearch();
    const query = queryOf(`?q=kaffee&show=${show}`);
    const { listing } = await createSearches(platform).search({ language: 'de', query });
    expect(listing.products).toHaveLength(show);
    expect(listing.nextCursor).toBe(`start+${show}`);
    expect(sent).toMatchObject([{ variables: { first: show, endCursor: null } }]);
  });

  test('sends one request where there are no more hits', async () => {
    const { platform, sent } = examplePlatform(() => ({
      search: {
        totalCount: 0,
        nodes: [],
        productFilters: [],
        pageInfo: { hasNextPage: false, endCursor: null },
      },
      predictiveSearch: null,
    }));
    const query = queryOf('?q=kaffee&show=240');
    const { listing } = await createSearches(platform).search({ language: 'de', query });
    expect(sent).toHaveLength(1);
    expect(listing).toMatchObject({ products: [], total: 0, nextCursor: null });
  });

  test.each([
    ['?q=Espresso', { query: 'espresso', sortKey: 'RELEVANCE', filters: [] }],
    ['?q=Espresso&sort=price_asc', { sortKey: 'PRICE' }],
    ['?q=x&filter.vendor=Kaap', { filters: [{ productVendor: 'Kaap' }] }],
    ['', { query: '' }],
  ])('%s', async (search, expected) => {
    const { platform, sent } = endlessSearch();
    await createSearches(platform).search({ language: 'en', query: queryOf(search) });
    expect(sent[0]).toMatchObject({
      name: 'Search',
      variables: { language: 'EN', withNeighbours: true, ...expected },
    });
  });
});

test('suggestions are requested for the normalised text, in the page’s language', async () => {
  const { platform, sent } = examplePlatform(() => ({
    predictiveSearch: { products: [], collections: [] },
    suggestions: { queries: [{ text: 'espresso' }] },
  }));
  expect(await createSearches(platform).suggestions(' ESPR ', 'da')).toEqual({
    products: [],
    categories: [],
    phrases: ['espresso'],
  });
  expect(sent).toEqual([
    { name: 'PredictiveSearch', variables: { query: 'espr', language: 'DA' } },
  ]);
});

test('the presets are the products and collection pictures that exist', async () => {
  const hit = (handle: string) => ({
    id: handle,
    handle,
    title: 'Kaap - Roast',
    vendor: 'Kaap',
    featuredImage: null,
    ...platformHitPrice,
  });
  const picture = (name: string) => ({ url: `https://cdn.example/${name}.webp` });
  const found: Record<string, object> = {
    p1: hit('p1'),
    p3: hit('p3'),
    c1: { handle: 'c1', image: picture('c1'), products: { nodes: [] } },
    c2: {
      handle: 'c2',
      image: null,
      products: { nodes: [{ featuredImage: picture('of-product') }] },
    },
    c3: { handle: 'c3', image: null, products: { nodes: [] } },
  };
  const { platform, sent } = examplePlatform(({ handle }: { handle: string }, name) => ({
    [name === 'PresetProduct' ? 'product' : 'collection']: found[handle] ?? null,
  }));
  const presets = await createSearches(platform).presets(
    { products: ['p1', 'p2', 'p3'], collections: ['c1', 'c2', 'c3', 'c4'] },
    'de',
  );
  expect(sent).toEqual([
    ...['p1', 'p2', 'p3'].map((handle) => ({
      name: 'PresetProduct',
      variables: { handle, language: 'DE' },
    })),
    ...['c1', 'c2', 'c3', 'c4'].map((handle) => ({
      name: 'PresetCollection',
      variables: { handle, language: 'DE' },
    })),
  ]);
  expect(presets.products).toEqual([
    {
      handle: 'p1',
      title: 'Roast',
      vendor: 'Kaap',
      picture: null,
      shortNote: null,
      rating: null,
      offer: expect.objectContaining({ price: { amount: 890, currency: 'EUR' }, from: true }),
    },
    expect.objectContaining({ handle: 'p3' }),
  ]);
  expect(presets.pictures).toEqual({
    c1: { url: 'https://cdn.example/c1.webp', alt: '' },
    c2: { url: 'https://cdn.example/of-product.webp', alt: '' },
  });
});
