import { describe, expect, test } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database);

interface Found {
  predictiveSearch: {
    queries: { text: string }[];
    products: { handle: string }[];
    collections: { handle: string }[];
  };
}

async function suggest(query: string, language = 'DE', fields?: string) {
  const { data } = await ask<Found>(
    app,
    `query Suggest($query: String!) @inContext(language: ${language}) {
      predictiveSearch(query: $query, limitScope: EACH ${fields ? `, searchableFields: [${fields}]` : ''}) {
        queries { text } products { handle } collections { handle } } }`,
    { query },
  );
  const { queries, products, collections } = data.predictiveSearch;
  return {
    queries: queries.map(({ text }) => text),
    products: products.map(({ handle }) => handle),
    collections: collections.map(({ handle }) => handle),
  };
}

describe('a product is found', () => {
  test.each([
    ['its title', 'DE', 'Amaro Notte', 'amaro-notte'],
    ['the beginning of a word', 'DE', 'nordh', 'nordhavn-fjord'],
    ['small letters', 'DE', 'KELLSTRÖM', 'kellstroem-auto-5'],
    ['an umlaut spelled out', 'DE', 'Kellstroem', 'kellstroem-auto-5'],
    ['an umlaut left out', 'DE', 'Kellstrom', 'kellstroem-auto-5'],
    ['a letter too few', 'DE', 'Nachtschict', 'night-shift'],
    ['letters swapped', 'DE', 'Tropfwrek', 'tropfwerk-waage'],
    ['another form of a word', 'DE', 'Espressomaschinen', 'rovena-piccola'],
    ['its kind in Danish', 'DA', 'espressomaskine', 'rovena-piccola'],
    ['a Danish word without its letters', 'DA', 'haandkvaern', 'mahlwerk-reise'],
    ['another word for its kind', 'DE', 'Espressomaschine', 'rovena-piccola'],
    ['words in any order', 'DE', 'fjord nordhavn', 'nordhavn-fjord'],
    ['two words, one of them mistyped', 'DE', 'amaro nottte', 'amaro-notte'],
  ])('by %s (%s: %s)', async (_reason, language, query, handle) => {
    expect((await suggest(query, language)).products).toContain(handle);
  });

  test('by its article number where that is searched', async () => {
    expect((await suggest('K100-0250-0001', 'DE', 'VARIANTS_SKU')).products).toContain(
      'amaro-notte',
    );
    expect((await suggest('K100-0250-0001', 'DE', 'TITLE')).products).toEqual([]);
  });
});

describe('a product is not found', () => {
  test.each([
    ['by the end of a compound', 'DE', 'automat', 'kellstroem-auto-5'],
    ['with a mistake in the first four letters', 'DE', 'nrodhavn', 'nordhavn-fjord'],
    ['by one right word of two', 'DE', 'notte xyzzy', 'amaro-notte'],
  ])('%s (%s: %s)', async (_reason, language, query, handle) => {
    expect((await suggest(query, language)).products).not.toContain(handle);
  });
});

test.each(['', '   ', '🙂', '%', "'; drop table product; --", 'xyzzyqqq'])(
  '%j finds nothing and breaks nothing',
  async (query) => {
    expect(await suggest(query)).toEqual({ queries: [], products: [], collections: [] });
  },
);

test('suggestions go on as typed, or as meant', async () => {
  expect((await suggest('espr')).queries[0]).toBe('Espresso');
  expect((await suggest('esprsso')).queries).toContain('Espresso');
});

test('German suggestions keep the capitals of nouns', async () => {
  expect((await suggest('espr', 'DE')).queries[0]).toBe('Espresso');
  expect((await suggest('espr', 'EN')).queries[0]).toBe('espresso');
});

test('collections are found in their own language', async () => {
  expect((await suggest('kaffeemaschinen', 'DE')).collections).toEqual(['kaffeemaschinen']);
  expect((await suggest('coffee machines', 'EN')).collections).toEqual(['coffee-machines']);
});

test('collections are found only where all words are met', async () => {
  expect((await suggest('coffee machines', 'EN')).collections[0]).toBe('coffee-machines');
  expect((await suggest('green coffee machines', 'EN')).collections).toEqual([]);
});

describe('the results page', () => {
  interface Results {
    search: {
      totalCount: number;
      nodes: { handle: string; availableForSale: boolean; priceRange: Range }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
      productFilters: { id: string; values: { label: string; count: number }[] }[];
    };
  }
  interface Range {
    minVariantPrice: { amount: string };
  }

  async function results(args: string): Promise<Results['search']> {
    const { data } = await ask<Results>(
      app,
      `{ search(${args}) { totalCount
        nodes { ... on Product { handle availableForSale priceRange { minVariantPrice { amount } } } }
        pageInfo { hasNextPage endCursor } productFilters { id values { label count } } } }`,
    );
    return data.search;
  }

  test('shows every result once over its pages, the sold-out last', async () => {
    const whole = await results('query: "kaffee", first: 50');
    expect(whole.nodes).toHaveLength(whole.totalCount);
    const stock = whole.nodes.map(({ availableForSale }) => availableForSale);
    expect(stock).toEqual(stock.toSorted((a, b) => Number(b) - Number(a)));
    const paged: typeof whole.nodes = [];
    for (let after = ''; ; ) {
      const page = await results(`query: "kaffee", first: 2${after}`);
      paged.push(...page.nodes);
      if (!page.pageInfo.hasNextPage) break;
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(paged).toEqual(whole.nodes);
  });

  test('can be filtered and sorted by price', async () => {
    const all = await results('query: "amaro", first: 50');
    const espresso = await results(
      'query: "amaro", first: 50, sortKey: PRICE, productFilters: [{ productType: "Espresso" }]',
    );
    expect(espresso.totalCount).toBe(2);
    expect(all.totalCount).toBe(3);
    const prices = espresso.nodes.map((node) => Number(node.priceRange.minVariantPrice.amount));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const types = espresso.productFilters.find(({ id }) => id === 'filter.p.product_type');
    expect(types?.values.map(({ count }) => count)).toEqual([2, 1]);
  });

  test('finds words of the description', async () => {
    const { nodes } = await results('query: "Rucksack", first: 5');
    expect(nodes.map(({ handle }) => handle)).toEqual(['mahlwerk-reise']);
  });
});

describe('products by search syntax', () => {
  test.each([
    ['title:Nordh*', ['nordhavn-fjord', 'nordhavn-instant', 'nordhavn-skagen']],
    ['title:Skag*', ['nordhavn-skagen']],
    // only the beginning of a word
    ['title:havn*', []],
    ['title:Skagen', ['nordhavn-skagen']],
    ['title:Skage', []],
  ])('%s', async (query, handles) => {
    const { data } = await ask<{ products: { nodes: { handle: string }[] } }>(
      app,
      `query Products($query: String!) { products(first: 50, query: $query) { nodes { handle } } }`,
      { query },
    );
    expect(data.products.nodes.map(({ handle }) => handle).toSorted()).toEqual(handles);
  });
});
