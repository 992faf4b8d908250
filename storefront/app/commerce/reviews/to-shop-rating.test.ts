import { expect, test } from 'vitest';
import { markOf } from './shop-rating.ts';
import { toShopRating } from './to-shop-rating.ts';

test('the shop rating comes from the platform', () => {
  const value = JSON.stringify({ average: 4.79, count: 41_540 });
  expect(toShopRating(value)).toEqual({ average: 4.79, count: 41_540 });
});

test.each([
  null,
  '',
  '{',
  '{}',
  '{"average":4.79}',
  '{"average":9,"count":3}',
  '{"average":4.5,"count":0}',
])('no rating is claimed from %s [CALL-028]', (value) => {
  expect(toShopRating(value)).toBeNull();
});

test.each([
  [4.79, 'EXCELLENT'],
  [4.4, 'GOOD'],
  [3, 'FAIR'],
  [2, 'POOR'],
  [1, 'VERY_POOR'],
])('the grade of %s is %s', (average, mark) => {
  expect(markOf(average)).toBe(mark);
});
