import { parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { implementSchema } from '../graphql/schema.ts';
import { collectOperations } from './client-operations.ts';
import { missingFields } from './missing-fields.ts';

const fragments = {
  file: 'fragments.ts',
  text: 'export const MONEY = `#graphql\n fragment Money on MoneyV2 { amount }` as const;',
};

test('finds operations in scripts, with the fragments of other files', () => {
  const page = {
    file: 'page.tsx',
    text: [
      'const QUERY = `#graphql',
      '  query Price { product(handle: "a") { priceRange { minVariantPrice { ...Money } } } }',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a source file
      '  ${MONEY}',
      '`;',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: as it stands in a source file
      'const label = `query { ${QUERY} }`;',
    ].join('\n'),
  };
  const [operation, ...others] = collectOperations([fragments, page]);
  expect(others).toEqual([]);
  expect(operation).toMatchObject({ name: 'Price', file: 'page.tsx', missingFragments: [] });
  expect(print(operation?.document ?? parse('{ a }'))).toContain('fragment Money on MoneyV2');
});

test('names a fragment that no file defines', () => {
  const file = { file: 'a.graphql', text: 'query A { shop { ...Shop } }' };
  expect(collectOperations([file])).toMatchObject([{ name: 'A', missingFragments: ['Shop'] }]);
});

test('a fragment of the same file wins over one of the same name elsewhere', () => {
  const file = {
    file: 'a.graphql',
    text: 'query A { shop { moneyFormat } ...Q } fragment Q on QueryRoot { shop { name } }',
  };
  const other = { file: '0.graphql', text: 'fragment Q on QueryRoot { shop { id } }' };
  const [operation] = collectOperations([other, file]);
  expect(print(operation?.document ?? parse('{ a }'))).toContain('name');
});

const schema = implementSchema({});
const types = {
  QueryRoot: { fields: { shop: () => null, node: () => null } },
  Shop: { plain: ['name', 'brand'] },
  Product: { plain: ['title'] },
};

test.each([
  ['{ shop { name } }', []],
  ['{ shop { id } }', ['Shop.id']],
  ['{ localization { country { name } } }', ['QueryRoot.localization']],
  // nothing of a brand is implemented, so there never is one
  ['{ shop { brand { slogan } } }', []],
  [
    '{ node(id: "1") { ... on Product { title handle } ... on Article { title } } }',
    ['Product.handle'],
  ],
  ['{ shop { ...S } } fragment S on Shop { description }', ['Shop.description']],
])('%s misses %j', (document, missing) => {
  expect(missingFields(parse(document), schema, types)).toEqual(missing);
});
