import { expect, test } from 'vitest';
import { reviewMark } from './review-mark.ts';

test.each([
  [4.5, 'EXCELLENT'],
  [4.49, 'GOOD'],
  [2.5, 'FAIR'],
  [1.5, 'POOR'],
  [1, 'VERY_POOR'],
])('an average of %d is %s', (average, mark) => {
  expect(reviewMark(average)).toBe(mark);
});
