import { buildSchema, parse } from 'graphql';
import { expect, test } from 'vitest';
import { validateOperations } from './validate.ts';

const schema = buildSchema(`
  type Query { cart: Cart, old: String @deprecated(reason: "gone") }
  type Cart { id: ID, discountAllocations: [ID] @deprecated(reason: "newer field") }
`);
const check = (text: string) => validateOperations(schema, '2026-10', parse(text));

test('an unknown field is a problem', () => {
  expect(check('{ cart { title } }').problems).toEqual([
    '2026-10: Cannot query field "title" on type "Cart".',
  ]);
});

test('a deprecated field is a problem', () => {
  expect(check('{ old }').problems).toEqual(['2026-10: The field Query.old is deprecated. gone']);
});

test('a deprecated field without a replacement in the oldest version is listed', () => {
  expect(check('{ cart { id discountAllocations } }')).toEqual({
    problems: [],
    deprecations: ['2026-10: The field Cart.discountAllocations is deprecated. newer field'],
  });
});
