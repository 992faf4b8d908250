import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seed } from '../seed/seed.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { randomCatalogue } from '../testing/random-catalogue.ts';

const size = 120;
const catalogue = await randomCatalogue(size, 11);
const database = await createTestDatabase('empty');
await seed(database, catalogue);
const app = await createTestApp(database);

const sortKeys = [
  'BEST_SELLING',
  'COLLECTION_DEFAULT',
  'CREATED',
  'ID',
  'MANUAL',
  'PRICE',
  'RELEVANCE',
  'TITLE',
];

interface Page {
  collection: {
    products: {
      nodes: { id: string; title: string; createdAt: string; priceRange: PriceRange }[];
      pageInfo: {
        hasNextPage: boolean;
        hasPreviousPage: boolean;
        startCursor: string | null;
        endCursor: string | null;
      };
    };
  };
}

interface PriceRange {
  minVariantPrice: { amount: string };
}

const document = `query Page($first: Int, $after: String, $last: Int, $before: String,
  $sortKey: ProductCollectionSortKeys, $reverse: Boolean, $filters: [ProductFilter!], $language: LanguageCode)
  @inContext(language: $language) {
    collection(handle: "everything") {
      products(first: $first, after: $after, last: $last, before: $before, sortKey: $sortKey,
        reverse: $reverse, filters: $filters) {
        nodes { id title createdAt priceRange { minVariantPrice { amount } } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      }
    }
  }`;

async function page(variables: Record<string, unknown>) {
  const { data, errors } = await ask<Page>(app, document, variables);
  expect(errors).toBeUndefined();
  return data.collection.products;
}

async function walk(variables: Record<string, unknown>, pageSize: number, forward: boolean) {
  const found: Page['collection']['products']['nodes'] = [];
  let cursor: string | null = null;
  for (;;) {
    const step = forward ? { first: pageSize, after: cursor } : { last: pageSize, before: cursor };
    const { nodes, pageInfo } = await page({ ...variables, ...step });
    found.splice(forward ? found.length : 0, 0, ...nodes);
    expect(forward ? pageInfo.hasPreviousPage : pageInfo.hasNextPage).toBe(cursor !== null);
    if (!(forward ? pageInfo.hasNextPage : pageInfo.hasPreviousPage)) return found;
    cursor = forward ? pageInfo.endCursor : pageInfo.startCursor;
  }
}

describe('paging', () => {
  test('shows every product exactly once, whatever the order, direction and size of page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sortKeys),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 7, max: 100 }),
        fc.constantFrom('DE', 'EN', 'DA'),
        async (sortKey, reverse, forward, pageSize, language) => {
          const variables = { sortKey, reverse, language };
          const whole = await page({ ...variables, first: 250 });
          expect(new Set(whole.nodes.map(({ id }) => id)).size).toBe(size);
          expect(await walk(variables, pageSize, forward)).toEqual(whole.nodes);
        },
      ),
      { numRuns: propertyRuns(200) },
    );
  }, 120_000);

  test.each(sortKeys)('%s runs backwards when reversed [CONST-030]', async (sortKey) => {
    const straight = await page({ sortKey, first: 250 });
    const reversed = await page({ sortKey, reverse: true, first: 250 });
    expect(reversed.nodes).toEqual(straight.nodes.toReversed());
  });

  test('keeps to the filters', async () => {
    const filters = [{ productVendor: 'Amaro' }];
    const whole = await page({ filters, first: 250 });
    expect(whole.nodes.length).toBe(
      catalogue.products.filter(({ vendor }) => vendor === 'Amaro').length,
    );
    expect(await walk({ filters }, 5, true)).toEqual(whole.nodes);
  });
});

describe('the order', () => {
  test('of PRICE rises with the lowest price', async () => {
    const { nodes } = await page({ sortKey: 'PRICE', first: 250 });
    const prices = nodes.map((node) => Number(node.priceRange.minVariantPrice.amount));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  test('of CREATED rises with time', async () => {
    const { nodes } = await page({ sortKey: 'CREATED', first: 250 });
    const times = nodes.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  test.each([
    ['DE', ['Älter', 'ærlig', 'apfel', 'Åben', 'Bär 2', 'Bär 10', 'Østen', 'Zebra']],
    ['DA', ['Älter', 'apfel', 'Bär 2', 'Bär 10', 'Zebra', 'ærlig', 'Østen', 'Åben']],
  ])('of TITLE is that of the language %s', async (language, expected) => {
    const { nodes } = await page({ sortKey: 'TITLE', first: 250, language });
    const starts = [...new Set(nodes.map(({ title }) => title.replace(/ (de|en|da)$/, '')))];
    const known = starts.filter((start) => expected.includes(start));
    expect(known.toSorted()).toEqual(expected.toSorted());
    const collator = new Intl.Collator(language === 'DA' ? 'da' : 'de', { numeric: true });
    if (language === 'DA') expect(known).toEqual(expected);
    else expect(known).toEqual(known.toSorted((a, b) => collator.compare(a, b)));
  });
});

test.each([
  [{}, 'you must provide one of first or last'],
  [{ first: 251 }, 'first cannot exceed 250'],
  [{ first: 5, after: 'nonsense' }, 'Invalid cursor for current pagination sort.'],
  [
    {
      first: 5,
      sortKey: 'PRICE',
      after: Buffer.from('{"last_id":1,"last_value":"Zebra"}').toString('base64'),
    },
    'Invalid cursor for current pagination sort.',
  ],
])('%j is refused', async (variables, message) => {
  const { errors } = await ask(app, document, variables);
  expect(errors?.[0]?.message).toBe(message);
});
