import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starFill } from './star-fill.ts';

test.each([
  [0, 0],
  [1, 16],
  [3.5, 56],
  [5, 80],
  [-1, 0],
  [7, 80],
])('%s stars fill %s of 80', (rating, width) => {
  expect(starFill(rating)).toBeCloseTo(width, 6);
});

test('ratings are rounded to two decimals [FOOT-005]', () => {
  expect(starFill(4.79)).toBeGreaterThan(starFill(4.78));
  expect(starFill(4.791)).toBe(starFill(4.79));
});

test('the fill grows with the rating', () => {
  const rating = fc.double({ min: 0, max: 5, noNaN: true });
  fc.assert(
    fc.property(rating, rating, (a, b) => {
      expect(starFill(Math.max(a, b))).toBeGreaterThanOrEqual(starFill(Math.min(a, b)));
    }),
  );
});
