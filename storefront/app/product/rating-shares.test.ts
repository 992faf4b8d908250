import { expect, test } from 'vitest';
import { ratingShares } from './rating-shares.ts';

test('counts all ratings, five stars first', () => {
  expect(ratingShares([3, 3, 9, 41, 256])).toEqual([
    { stars: 5, count: 256, percent: 82 },
    { stars: 4, count: 41, percent: 13 },
    { stars: 3, count: 9, percent: 3 },
    { stars: 2, count: 3, percent: 1 },
    { stars: 1, count: 3, percent: 1 },
  ]);
});

test('bars are empty without ratings', () => {
  expect(ratingShares([0, 0, 0, 0, 0]).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
});
