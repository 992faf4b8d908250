import { expect, test } from 'vitest';
import { isDark } from './is-dark.ts';

test.each([
  ['#073b42', true],
  ['#1d2b4f', true],
  ['#767676', true],
  ['#777777', false],
  ['#ffcc00', false],
  ['white', false],
])('white is readable on %s: %s', (colour, expected) => {
  expect(isDark(colour)).toBe(expected);
});
