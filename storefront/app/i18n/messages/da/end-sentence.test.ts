import { expect, test } from 'vitest';
import { cart } from './cart.ts';

test.each([
  ['7,12 kr.', 'Du sparer 7,12 kr.'],
  ['1,05 €', 'Du sparer 1,05 €.'],
])('a sentence about %s ends with one full stop', (price, sentence) => {
  expect(cart.savings(price)).toBe(sentence);
});
