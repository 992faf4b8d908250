import { expect, test } from 'vitest';
import { quantityLimits, toQuantityRule } from './quantity-rule.ts';

test.each([
  [{ minimum: 1, maximum: null, increment: 1 }, null],
  [
    { minimum: 6, maximum: null, increment: 1 },
    { minimum: 6, maximum: null, increment: 1 },
  ],
  [
    { minimum: 1, maximum: 3, increment: 1 },
    { minimum: 1, maximum: 3, increment: 1 },
  ],
])('%j is the rule %j', (given, rule) => {
  expect(toQuantityRule(given)).toEqual(rule);
});

test.each([
  ['no rule', null, { min: 1, max: 99 }, { min: 1, max: 99, step: 1 }],
  ['cases of six', [6, null, 6], { min: 1, max: 99 }, { min: 6, max: 99, step: 6 }],
  ['pairs', [1, null, 2], { min: 1, max: 99 }, { min: 2, max: 99, step: 2 }],
  [
    'pairs in a cart, where 0 removes',
    [1, null, 2],
    { min: 0, max: 999 },
    { min: 0, max: 999, step: 2 },
  ],
  ['a minimum in a cart', [6, 24, 6], { min: 0, max: 999 }, { min: 6, max: 24, step: 6 }],
  ['three at most', [1, 3, 1], { min: 1, max: 99 }, { min: 1, max: 3, step: 1 }],
] as const)('the field of %s', (_, given, own, limits) => {
  const rule = given && { minimum: given[0], maximum: given[1], increment: given[2] };
  expect(quantityLimits(rule, own)).toEqual(limits);
});
