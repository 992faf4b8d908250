import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CatalogueMetafield, CatalogueProduct } from '../catalogue-format/catalogue.ts';
import type { Language } from '../catalogue-format/languages.ts';
import { seed } from '../seed/seed.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { propertyRuns } from '../testing/property-runs.ts';
import { randomCatalogue } from '../testing/random-catalogue.ts';
import type { ProductFilterInput } from './product-filter.ts';

const catalogue = await randomCatalogue(160, 7);
const database = await createTestDatabase('empty');
await seed(database, catalogue);
const app = await createTestApp(database);

interface Answer {
  collection: {
    products: {
      nodes: { handle: string }[];
      filters: {
        id: string;
        type: string;
        values: { label: string; input: string; count: number }[];
      }[];
    };
  };
}

const document = `query Listing($handle: String!, $filters: [ProductFilter!], $language: LanguageCode)
  @inContext(language: $language) {
    collection(handle: $handle) { products(first: 250, filters: $filters) {
      nodes { handle } filters { id type values { label input count } } } } }`;

/** How each facet sees a product, written anew from the catalogue. */
const facets: Record<string, (product: CatalogueProduct) => ProductFilterInput[]> = {
  'filter.v.availability': (product) => [
    { available: product.variants.some((it) => it.stock > 0 || it.whenSoldOut === 'continue') },
  ],
  'filter.p.vendor': ({ vendor }) => [{ productVendor: vendor }],
  'filter.p.product_type': ({ productType }) => [{ productType: productType.de }],
  'filter.p.m.coffee.roast': metafieldValues('roast'),
  'filter.p.m.coffee.origin': metafieldValues('origin'),
  'filter.p.m.coffee.organic': metafieldValues('organic'),
  'filter.p.m.coffee.strength': metafieldValues('strength'),
  'filter.v.option.groesse': ({ options }) =>
    options.flatMap(({ values }) =>
      values.map(({ name }) => ({ variantOption: { name: 'Größe', value: name.de } })),
    ),
};

function metafieldValues(key: string) {
  const german = ({ value }: CatalogueMetafield) => value.de;
  return ({ metafields }: CatalogueProduct): ProductFilterInput[] =>
    metafields
      .filter((field) => field.key === key)
      .flatMap((field): string[] =>
        field.type.startsWith('list.') ? JSON.parse(german(field)) : [german(field)],
      )
      .map((value) => ({ productMetafield: { namespace: 'coffee', key, value } }));
}

function facetOf(filter: ProductFilterInput): string {
  if (filter.available !== undefined) return 'filter.v.availability';
  if (filter.price) return 'filter.v.price';
  if (filter.productVendor) return 'filter.p.vendor';
  if (filter.productType) return 'filter.p.product_type';
  if (filter.variantOption) return 'filter.v.option.groesse';
  return `filter.p.m.coffee.${filter.productMetafield?.key}`;
}

function meets(product: CatalogueProduct, filter: ProductFilterInput): boolean {
  if (filter.price) {
    const { min, max } = filter.price;
    return product.variants.some(
      ({ price }) => price >= (min ?? 0) * 100 && price <= (max ?? Number.POSITIVE_INFINITY) * 100,
    );
  }
  const has = facets[facetOf(filter)]?.(product) ?? [];
  return has.some((candidate) => JSON.stringify(candidate) === JSON.stringify(filter));
}

/** OR within a facet, AND across facets, leaving one facet's own selection out of account. */
function matching(
  products: CatalogueProduct[],
  filters: ProductFilterInput[],
  exceptFacet?: string,
): CatalogueProduct[] {
  const groups = Map.groupBy(
    filters.filter((filter) => facetOf(filter) !== exceptFacet),
    facetOf,
  );
  return products.filter((product) =>
    [...groups.values()].every((group) => group.some((filter) => meets(product, filter))),
  );
}

const anyFilter = fc.oneof(
  fc.constantFrom(
    ...new Map(
      catalogue.products
        .flatMap((product) => Object.values(facets).flatMap((read) => read(product)))
        .map((filter) => [JSON.stringify(filter), filter]),
    ).values(),
  ),
  fc
    .record({ min: fc.integer({ min: 0, max: 40 }), max: fc.integer({ min: 0, max: 40 }) })
    .map((price): ProductFilterInput => ({ price })),
);

test.each([
  ['DE', 'Lieferbar'],
  ['EN', 'Available'],
  ['DA', 'Kan leveres'],
])('in %s the filter that lists back orders, too, is called %s', async (language, label) => {
  const { data } = await ask<Answer>(app, document, { handle: 'everything', language });
  const { values } =
    data.collection.products.filters.find(({ id }) => id === 'filter.v.availability') ?? {};
  expect(values?.find(({ input }) => JSON.parse(input).available)?.label).toBe(label);
});

test('facet counts are what counting by hand gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('everything', 'some'),
      fc.array(anyFilter, { maxLength: 6 }),
      fc.constantFrom<Language>('de', 'en', 'da'),
      async (handle, filters, language) => {
        const collection = catalogue.collections.find(({ key }) => key === handle);
        const products = catalogue.products.filter(({ key }) => collection?.products.includes(key));
        const { data } = await ask<Answer>(app, document, {
          handle,
          filters,
          language: language.toUpperCase(),
        });
        const listing = data.collection.products;
        expect(listing.nodes.map((node) => node.handle)).toEqual(
          matching(products, filters).map(({ key }) => key),
        );
        for (const { id, values } of listing.filters) {
          const counted = matching(products, filters, id);
          for (const { input, count } of values) {
            const filter: ProductFilterInput = JSON.parse(input);
            const expected = id === 'filter.v.price' ? counted : matching(counted, [filter]);
            expect([id, input, count]).toEqual([id, input, expected.length]);
          }
        }
        const shown = listing.filters.flatMap(({ values }) => values.map(({ input }) => input));
        const present = products.flatMap((product) =>
          Object.entries(facets)
            .filter(([id]) => id !== 'filter.v.availability')
            .flatMap(([, read]) => read(product).map((filter) => JSON.stringify(filter))),
        );
        expect(shown).toEqual(expect.arrayContaining([...new Set(present)]));
      },
    ),
    { numRuns: propertyRuns(500) },
  );
}, 120_000);

test('a value may be named in any of the languages', async () => {
  const answers = await Promise.all(
    ['Helle Röstung', 'Light roast', 'lys ristning'].map((value) =>
      ask<Answer>(app, document, {
        handle: 'everything',
        filters: [{ productMetafield: { namespace: 'coffee', key: 'roast', value } }],
      }),
    ),
  );
  const [german, ...others] = answers.map(({ data }) => data.collection.products.nodes);
  expect(german?.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(german);
});

test('a change of stock is counted at once', async () => {
  const availability = async () => {
    const { data } = await ask<Answer>(app, document, { handle: 'everything' });
    return data.collection.products.filters
      .find(({ id }) => id === 'filter.v.availability')
      ?.values.map(({ count }) => count);
  };
  const [before = 0] = (await availability()) ?? [];
  const row = await database
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('variant.product_id')
    .where('product.available', '=', false)
    .executeTakeFirstOrThrow();
  await database
    .updateTable('variant')
    .set({ stock: 5 })
    .where('product_id', '=', row.product_id)
    .execute();
  expect(await availability()).toEqual([before + 1, catalogue.products.length - before - 1]);
});
