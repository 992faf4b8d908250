import { expect, test } from 'vitest';
import { exampleCart, exampleLine } from '../commerce/cart/cart-examples.ts';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { cartProblems, codeProblem, lineProblems } from './select-problems.ts';

const atLine: CartProblem = { kind: 'notEnoughStock', place: { line: 'a' } };
const atOtherLine: CartProblem = { kind: 'outOfStock', place: { line: 'gone' } };
const atCode: CartProblem = { kind: 'codeInactive', place: { code: 'LOTSE10' } };
const atField: CartProblem = { kind: 'codeUnknown', place: 'discountCode' };
const atCardField: CartProblem = { kind: 'giftCardUnknown', place: 'giftCard' };
const general: CartProblem = { kind: 'unavailable' };
const all = [atLine, atOtherLine, atCode, atField, atCardField, general];

test('a line shows its own problems', () => {
  expect(lineProblems(all, 'a')).toEqual([atLine]);
  expect(lineProblems(all, 'LOTSE10')).toEqual([]);
});

test('a code shows its own problem', () => {
  expect(codeProblem(all, 'LOTSE10')).toBe(atCode);
  expect(codeProblem(all, 'a')).toBeUndefined();
});

test('the cart shows problems without a place, and those of removed lines', () => {
  const cart = exampleCart([exampleLine({ key: 'a', price: 5 })]);
  expect(cartProblems(all, cart)).toEqual([atOtherLine, general]);
  expect(cartProblems(all, null)).toEqual([atLine, atOtherLine, general]);
});
