import { describe, expect, test } from 'vitest';
import { searchVocabularies } from '#shop/content/search-words.server.ts';
import { createCatalogue } from '../commerce/catalogue/catalogue.ts';
import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import { examplePlatform } from '../commerce/platform/platform-examples.ts';
import { platformCard, platformHitPrice } from '../commerce/product/platform-product-examples.ts';
import { createLexicon } from '../commerce/search/lexicon.ts';
import { understandQuery } from '../commerce/search/understand-query.ts';
import { findProducts, suggestProducts } from './find-products.ts';

const lexicon = createLexicon('de', searchVocabularies.de, [
  { handle: 'kaffee', title: 'Kaffee & Espresso', isBrand: false },
  { handle: 'tamper', title: 'Tamper', isBrand: false },
]);

const hit = (title: string) => ({
  id: title,
  handle: 'hit',
  title,
  vendor: 'Kaap',
  featuredImage: null,
  shortNote: null,
  rating: null,
  ratingCount: null,
  ...platformHitPrice,
});
const card = { __typename: 'Product' as const, ...platformCard };

/** What the platform has: products of collections, and hits by words. */
interface Goods {
  listed?: Record<string, number>;
  found?: Record<string, number>;
  suggested?: string;
}

function shopWith({ listed = {}, found = {}, suggested = 'Night Shift' }: Goods) {
  const { platform, sent } = examplePlatform(
    ({ handle = '', query = '' }: { handle?: string; query?: string }) => ({
      collection:
        handle in listed
          ? {
              id: handle,
              handle,
              title: handle,
              descriptionHtml: '',
              image: null,
              seo: { title: '', description: '' },
              brandlogo: null,
              metafields: [],
              products: {
                nodes: Array.from({ length: listed[handle] ?? 0 }, () => ({
                  ...card,
                  ...hit('Listed'),
                })),
                pageInfo: { hasNextPage: false, endCursor: null },
                filters: [],
              },
            }
          : null,
      search: {
        totalCount: found[query] ?? 0,
        nodes: Array.from({ length: found[query] ?? 0 }, () => card),
        pageInfo: { hasNextPage: false, endCursor: null },
        productFilters: [],
      },
      predictiveSearch: { products: [hit(suggested)], collections: [], queries: [] },
      suggestions: { queries: [] },
    }),
  );
  return { catalogue: createCatalogue(platform), sent };
}

const search = (text: string, goods: Goods) => {
  const { catalogue, sent } = shopWith(goods);
  const asked = parseListingQuery(new URLSearchParams({ q: text }), 'search');
  const query = understandQuery(text, lexicon);
  return findProducts(catalogue, { lexicon, query }, asked).then((results) => ({ results, sent }));
};

describe('the results page', () => {
  test('lists the category that is meant, best sellers first', async () => {
    const { results, sent } = await search('kaffee', { listed: { kaffee: 3 } });
    expect(results.category).toMatchObject({ handle: 'kaffee' });
    expect(results.listing.products).toHaveLength(3);
    expect(sent.find(({ name }) => name === 'Collection')?.variables).toMatchObject({
      handle: 'kaffee',
      sortKey: 'BEST_SELLING',
    });
  });

  test('a product of just that name comes before a category', async () => {
    const goods = { listed: { tamper: 3 }, found: { tamper: 1 }, suggested: 'Tamper' };
    const { results } = await search('tamper', goods);
    expect(results.category).toBeNull();
    expect(results.listing.products).toHaveLength(1);
  });

  test('searches where the category does not exist', async () => {
    const { results } = await search('tamper', { found: { tamper: 2 } });
    expect(results).toMatchObject({ category: null, listing: { total: 2 } });
  });

  test('without hits, a word is ignored, and said', async () => {
    const { results } = await search('tamper walnuss', { listed: { tamper: 2 } });
    expect(results).toMatchObject({ category: { handle: 'tamper' }, without: ['walnuss'] });
  });

  test('a price is a filter', async () => {
    const { sent } = await search('tamper bis 50 euro', { listed: { tamper: 2 } });
    expect(sent.find(({ name }) => name === 'Collection')?.variables).toMatchObject({
      filters: [{ price: { max: 50 } }],
    });
  });

  test('text in quotation marks is searched for as it is', async () => {
    const { results } = await search('"kaffee"', { listed: { kaffee: 3 }, found: { kaffee: 1 } });
    expect(results).toMatchObject({ category: null, listing: { total: 1 } });
  });
});

test('the window shows the products of the category that is meant', async () => {
  const { catalogue } = shopWith({ listed: { kaffee: 2 } });
  const query = understandQuery('kaffee', lexicon);
  const { products, categories } = await suggestProducts(catalogue, { lexicon, query }, 'kaffee');
  expect(products.map(({ title }) => title)).toEqual(['Listed', 'Listed']);
  expect(categories[0]?.handle).toBe('kaffee');
});
