import { globSync, readFileSync } from 'node:fs';
import { type FieldNode, Kind, parse, print, visit } from 'graphql';
import { expect, test } from 'vitest';

const files = globSync('**/*.graphql', { cwd: import.meta.dirname });
const documentOf = (name: string) => {
  const file = files.find((path) => path.split('/').at(-1) === `${name}.graphql`);
  return parse(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
};

/** How many of a field are asked for, wherever the document asks for it. */
function asked(name: string, field: string): string[] {
  const amounts: string[] = [];
  visit(documentOf(name), {
    Field(node: FieldNode) {
      const first = node.arguments?.find((argument) => argument.name.value === 'first');
      if (node.name.value === field && first) amounts.push(print(first.value));
    },
  });
  return amounts;
}

test.each([
  ['CartFields', 'lines', '50'],
  ['GetCartForAnalytics', 'lines', '50'],
  ['CartLineFields', 'sellingPlanGroups', '20'],
  ['CartLineFields', 'sellingPlans', '20'],
  ['ProductDetail', 'sellingPlanGroups', '20'],
  ['ProductDetail', 'sellingPlans', '20'],
  ['VariantMetafieldFields', 'references', '10'],
  ['CollectionMetafieldsFields', 'references', '10'],
  ['ProductStock', 'variants', '50'],
])('%s asks for %s up to %s', (name, field, amount) => {
  expect(new Set(asked(name, field))).toEqual(new Set([amount]));
});

test('a card has up to 50 variants, without metafields', () => {
  expect(new Set(asked('ProductCardFields', 'variants'))).toEqual(new Set(['50']));
  expect(print(documentOf('VariantCardFields'))).not.toContain('metafield');
});

test('a collection answers with 250 products unless told otherwise', () => {
  const [operation] = documentOf('Collection').definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('not an operation');
  const first = operation.variableDefinitions?.find(
    ({ variable }) => variable.name.value === 'first',
  );
  expect(first?.defaultValue && print(first.defaultValue)).toBe('250');
});

test('suggestions are five of a kind', () => {
  expect(print(documentOf('PredictiveSearch'))).toMatch(/limit: 5\b/);
});

const withoutWords = ['ProductStock', 'ProductAnalytics'];
const operations = files
  .filter((file) => !file.startsWith('fragments/'))
  .map((file) => file.replace('.graphql', ''))
  .filter((name) => !withoutWords.includes(name));

test.each(operations)('%s is answered in the language it is asked in', (name) => {
  expect(print(documentOf(name))).toContain('@inContext(language: $language)');
});

test.each([
  ['CartLinesAdd', 'lines', '[CartLineInput!]!'],
  ['CartLinesUpdate', 'lines', '[CartLineUpdateInput!]!'],
  ['CartDiscountCodesUpdate', 'discountCodes', '[String!]!'],
  ['CartGiftCardCodesUpdate', 'giftCardCodes', '[String!]!'],
  ['CartGiftCardCodesRemove', 'appliedGiftCardIds', '[ID!]!'],
])('%s cannot be sent without its %s', (name, variable, type) => {
  expect(print(documentOf(name))).toContain(`$${variable}: ${type}`);
});
