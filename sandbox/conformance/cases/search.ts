import assert from 'node:assert/strict';
import { type Case, present, reference, usage, type Version } from '../case.ts';
import type { Facts, Product } from '../facts.ts';

interface Found {
  nodes: Product[];
}

const first = ({ products }: Facts) => present(products[0], 'product');

/** What `products(query:)` promises: every product that is found fulfils it, and the one it was made from is found. */
const queries: [
  title: string,
  query: (product: Product) => string,
  holds: (found: Product, product: Product) => boolean,
][] = [
  ['title:', ({ title }) => `title:"${title}"`, (found, { title }) => found.title.includes(title)],
  ['vendor:', ({ vendor }) => `vendor:"${vendor}"`, (found, { vendor }) => found.vendor === vendor],
  [
    'product_type:',
    ({ productType }) => `product_type:"${productType}"`,
    (found, { productType }) => found.productType === productType,
  ],
  ['id:', ({ id }) => `id:${numberOf(id)}`, (found, { id }) => found.id === id],
  [
    'id:>=',
    ({ id }) => `id:>=${numberOf(id)}`,
    (found, { id }) => numberOf(found.id) >= numberOf(id),
  ],
  [
    'id:<=',
    ({ id }) => `id:<=${numberOf(id)}`,
    (found, { id }) => numberOf(found.id) <= numberOf(id),
  ],
  [
    'created_at:>=',
    ({ createdAt }) => `created_at:>='${createdAt}'`,
    (found, { createdAt }) => found.createdAt >= createdAt,
  ],
  [
    'created_at:<=',
    ({ createdAt }) => `created_at:<='${createdAt}'`,
    (found, { createdAt }) => found.createdAt <= createdAt,
  ],
  [
    'available_for_sale:',
    ({ availableForSale }) => `available_for_sale:${availableForSale}`,
    (found, { availableForSale }) => found.availableForSale === availableForSale,
  ],
  [
    'variants.price:>=',
    (product) => `variants.price:>=${priceOf(product)}`,
    (found, product) =>
      found.variants.nodes.some(({ price }) => Number(price.amount) >= priceOf(product)),
  ],
  [
    'variants.price:<=',
    (product) => `variants.price:<=${priceOf(product)}`,
    (found, product) =>
      found.variants.nodes.some(({ price }) => Number(price.amount) <= priceOf(product)),
  ],
  [
    'two fields with AND',
    ({ vendor, productType }) => `vendor:"${vendor}" AND product_type:"${productType}"`,
    (found, { vendor, productType }) =>
      found.vendor === vendor && found.productType === productType,
  ],
  [
    'two fields side by side',
    ({ vendor, productType }) => `vendor:"${vendor}" product_type:"${productType}"`,
    (found, { vendor, productType }) =>
      found.vendor === vendor && found.productType === productType,
  ],
  [
    'OR',
    ({ id, vendor }) => `id:${numberOf(id)} OR vendor:"${vendor}"`,
    (found, { id, vendor }) => found.id === id || found.vendor === vendor,
  ],
  [
    'brackets',
    ({ id, vendor, productType }) =>
      `(id:${numberOf(id)} OR vendor:"${vendor}") product_type:"${productType}"`,
    (found, { productType }) => found.productType === productType,
  ],
];

/** What a negation leaves out. */
const negations: [title: string, query: (product: Product) => string][] = [
  ['NOT', ({ id }) => `NOT id:${numberOf(id)}`],
  ['-', ({ id }) => `-id:${numberOf(id)}`],
  ['NOT with another field', ({ id, vendor }) => `vendor:"${vendor}" NOT id:${numberOf(id)}`],
];

const numberOf = (id: string) => Number(/(\d+)$/.exec(id)?.[1]);
const priceOf = ({ variants }: Product) => Number(variants.nodes[0]?.price.amount);
const fields =
  'id title vendor productType availableForSale createdAt variants(first: 50) { nodes { price { amount } } }';

export function searchCases(version: Version): Case[] {
  const search = reference(version, 'queries', 'search');
  const predictive = reference(version, 'queries', 'predictiveSearch');
  const filter = reference(version, 'input-objects', 'ProductFilter');
  const productQuery =
    'query ($query: String) { products(first: 100, query: $query) { nodes { … } } }';
  return [
    ...queries.map(
      ([title, query, holds]): Case => ({
        title: `products(query:) with ${title}`,
        source: usage('search-syntax'),
        async check(shop) {
          const product = first(await shop.facts());
          const { products } = await shop.data<{ products: Found }>(
            productQuery.replace('…', fields),
            { query: query(product) },
          );
          for (const found of products.nodes) assert.ok(holds(found, product), found.title);
          assert.ok(
            products.nodes.length === 100 || products.nodes.some(({ id }) => id === product.id),
          );
        },
      }),
    ),
    ...negations.map(
      ([title, query]): Case => ({
        title: `products(query:) with ${title}`,
        source: usage('search-syntax'),
        async check(shop) {
          const product = first(await shop.facts());
          const { products } = await shop.data<{ products: Found }>(
            productQuery.replace('…', 'id'),
            { query: query(product) },
          );
          assert.ok(!products.nodes.some(({ id }) => id === product.id));
        },
      }),
    ),
    {
      title: 'search finds a word of a title, and counts what it finds',
      source: search,
      async check(shop) {
        const query = present((await shop.facts()).word, 'word to search');
        const answer = await shop.data<{ search: { totalCount: number; nodes: unknown[] } }>(
          'query ($query: String!) { search(query: $query, first: 50, types: [PRODUCT]) { totalCount nodes { ... on Product { id } } } }',
          { query },
        );
        assert.ok(answer.search.totalCount >= answer.search.nodes.length);
        assert.notEqual(answer.search.nodes.length, 0);
      },
    },
    {
      title: 'search finds nothing for a word that nobody wrote',
      source: search,
      async check(shop) {
        const answer = await shop.data<{ search: { totalCount: number; nodes: unknown[] } }>(
          '{ search(query: "xqzjwkvy", first: 5, types: [PRODUCT]) { totalCount nodes { __typename } } }',
        );
        assert.equal(answer.search.totalCount, 0);
        assert.equal(answer.search.nodes.length, 0);
      },
    },
    {
      title: 'search with prefix LAST finds a word by its beginning',
      source: search,
      async check(shop) {
        const word = present((await shop.facts()).word, 'word to search');
        const answer = await shop.data<{ search: { nodes: unknown[] } }>(
          'query ($query: String!) { search(query: $query, first: 5, prefix: LAST, types: [PRODUCT]) { nodes { __typename } } }',
          { query: word.slice(0, 3) },
        );
        assert.notEqual(answer.search.nodes.length, 0);
      },
    },
    ...['PRICE', 'RELEVANCE'].flatMap((key) =>
      [false, true].map(
        (reverse): Case => ({
          title: `search sorted by ${key}${reverse ? ', reverse' : ''}`,
          source: search,
          async check(shop) {
            const query = present((await shop.facts()).word, 'word to search');
            const answer = await shop.data<{
              search: { nodes: { priceRange: { minVariantPrice: { amount: string } } }[] };
            }>(
              `query ($query: String!) { search(query: $query, first: 20, types: [PRODUCT], sortKey: ${key}, reverse: ${reverse}) { nodes { ... on Product { priceRange { minVariantPrice { amount } } } } } }`,
              { query },
            );
            if (key !== 'PRICE' || reverse) return;
            const prices = answer.search.nodes.map((it) =>
              Number(it.priceRange.minVariantPrice.amount),
            );
            assert.deepEqual(
              prices,
              prices.toSorted((a, b) => a - b),
            );
          },
        }),
      ),
    ),
    ...['SHOW', 'HIDE', 'LAST'].map(
      (which): Case => ({
        title: `search with unavailableProducts ${which}`,
        source: search,
        async check(shop) {
          const query = present((await shop.facts()).word, 'word to search');
          const answer = await shop.data<{ search: { nodes: { availableForSale: boolean }[] } }>(
            `query ($query: String!) { search(query: $query, first: 50, types: [PRODUCT], unavailableProducts: ${which}) { nodes { ... on Product { availableForSale } } } }`,
            { query },
          );
          const available = answer.search.nodes.map((it) => it.availableForSale);
          if (which === 'HIDE') assert.ok(!available.includes(false));
          if (which === 'LAST')
            assert.deepEqual(
              available,
              available.toSorted((a, b) => Number(b) - Number(a)),
            );
        },
      }),
    ),
    ...['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'QUERY'].map(
      (type): Case => ({
        title: `predictiveSearch for ${type} answers nothing else`,
        source: predictive,
        async check(shop) {
          const word = present((await shop.facts()).word, 'word to search');
          const { found } = await shop.data<{ found: Record<string, unknown[]> }>(
            `query ($query: String!) { found: predictiveSearch(query: $query, limit: 3, types: [${type}]) {
              products { id } collections { id } pages { id } articles { id } queries { text styledText }
            } }`,
            { query: word.slice(0, 4) },
          );
          const lists = {
            PRODUCT: 'products',
            COLLECTION: 'collections',
            PAGE: 'pages',
            ARTICLE: 'articles',
            QUERY: 'queries',
          };
          for (const [other, list] of Object.entries(lists)) {
            if (other !== type) assert.equal(found[list]?.length, 0, `${list} are not asked for`);
            else assert.ok((found[list]?.length ?? 0) <= 3);
          }
        },
      }),
    ),
    ...[1, 4, 10].map(
      (limit): Case => ({
        title: `predictiveSearch with limit ${limit} and limitScope EACH`,
        source: predictive,
        async check(shop) {
          const word = present((await shop.facts()).word, 'word to search');
          const { found } = await shop.data<{ found: Record<string, unknown[]> }>(
            `query ($query: String!) { found: predictiveSearch(query: $query, limit: ${limit}, limitScope: EACH) { products { id } collections { id } pages { id } articles { id } } }`,
            { query: word.slice(0, 4) },
          );
          for (const list of ['products', 'collections', 'pages', 'articles']) {
            assert.ok((found[list]?.length ?? 0) <= limit, list);
          }
        },
      }),
    ),
    ...(
      [
        ['available: true', (it) => it.availableForSale],
        ['available: false', (it) => !it.availableForSale || it.variants.nodes.length > 1],
        [
          'price: { min: 20 }',
          (it) => it.variants.nodes.some(({ price }) => Number(price.amount) >= 20),
        ],
        [
          'price: { max: 50 }',
          (it) => it.variants.nodes.some(({ price }) => Number(price.amount) <= 50),
        ],
        [
          'price: { min: 20, max: 50 }',
          (it) => it.variants.nodes.some(({ price }) => Number(price.amount) >= 20),
        ],
        ['productVendor: "VENDOR"', (it, one) => it.vendor === one.vendor],
        ['productType: "TYPE"', (it, one) => it.productType === one.productType],
      ] as [string, (found: Product, one: Product) => boolean][]
    ).map(
      ([input, holds]): Case => ({
        title: `a collection's products with the filter ${input}`,
        source: filter,
        async check(shop) {
          const { collection } = await shop.facts();
          const { id } = present(collection, 'collection with products');
          const ask = async (filters: string) => {
            const answer = await shop.data<{ collection: { products: Found } }>(
              `query ($id: ID!) { collection(id: $id) { products(first: 100${filters}) { nodes { ${fields} } } } }`,
              { id },
            );
            return answer.collection.products.nodes;
          };
          const [one] = await ask('');
          const product = present(one, 'product in the collection');
          const given = input
            .replace('"VENDOR"', JSON.stringify(product.vendor))
            .replace('"TYPE"', JSON.stringify(product.productType));
          for (const found of await ask(`, filters: [{ ${given} }]`)) {
            assert.ok(holds(found, product), found.title);
          }
        },
      }),
    ),
    {
      title: "each value of a collection's filters finds as many products as it counts",
      source: reference(version, 'objects', 'FilterValue'),
      async check(shop) {
        const { collection } = await shop.facts();
        const { id } = present(collection, 'collection with products');
        const { collection: found } = await shop.data<{
          collection: {
            products: { filters: { type: string; values: { count: number; input: string }[] }[] };
          };
        }>(
          'query ($id: ID!) { collection(id: $id) { products(first: 1) { filters { type values { count input } } } } }',
          { id },
        );
        const values = found.products.filters
          .filter(({ type }) => type !== 'PRICE_RANGE')
          .flatMap((it) => it.values.slice(0, 3));
        for (const { count, input } of values) {
          if (count > 100) continue;
          const answer = await shop.data<{ collection: { products: Found } }>(
            'query ($id: ID!, $filters: [ProductFilter!]) { collection(id: $id) { products(first: 100, filters: $filters) { nodes { id } } } }',
            { id, filters: [JSON.parse(input)] },
          );
          assert.equal(answer.collection.products.nodes.length, count, input);
        }
      },
    },
  ];
}
