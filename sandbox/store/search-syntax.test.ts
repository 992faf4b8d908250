import { expect, test } from 'vitest';
import { parseSearchSyntax, type SearchExpression } from './search-syntax.ts';

/** The expression with every bracket written out. */
function print(expression: SearchExpression): string {
  switch (expression.kind) {
    case 'not':
      return `not ${print(expression.part)}`;
    case 'term': {
      const { field, comparator, value } = expression;
      return field === undefined ? value : `${field}${comparator}${value}`;
    }
    default:
      return `(${expression.parts.map(print).join(` ${expression.kind} `)})`;
  }
}

test.each([
  ['', '()'],
  ['red shirt', '(red and shirt)'],
  ['red AND shirt', '(red and shirt)'],
  ['handle:a OR handle:b', '(handle=a or handle=b)'],
  ['a b OR c', '((a and b) or c)'],
  ['a (b OR c)', '(a and (b or c))'],
  ['tag:"on sale"', 'tag=on sale'],
  [String.raw`vendor:'Fox\'s'`, "vendor=Fox's"],
  ['variants.price:>=10 variants.price:<20.5', '(variants.price>=10 and variants.price<20.5)'],
  ['-tag:old', 'not tag=old'],
  ['NOT (a OR b)', 'not (a or b)'],
  ['t-shirt', 't-shirt'],
  ['*', '*'],
  ['(a', 'a'],
  ['a) b', '(a and b)'],
])('%s', (query, expected) => {
  expect(print(parseSearchSyntax(query))).toBe(expected);
});
