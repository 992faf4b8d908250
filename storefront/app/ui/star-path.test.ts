import fc from 'fast-check';
import { expect, test } from 'vitest';
import { starFill } from './star-fill.ts';
import { starsUpTo } from './star-path.ts';

const outlines = (path: string) =>
  path
    .split(/[Mz]+/)
    .filter(Boolean)
    .map((outline) => outline.split(' ').map(Number));

test.each([
  [0, 0],
  [1, 1],
  [3, 3],
  [3.5, 4],
  [5, 5],
])('%s stars are drawn as %s outlines', (rating, count) => {
  expect(outlines(starsUpTo(starFill(rating)))).toHaveLength(count);
});

test('half a star shows its left half', () => {
  const xs = outlines(starsUpTo(starFill(0.5)))[0]?.filter((_, index) => index % 2 === 0) ?? [];
  expect(Math.min(...xs)).toBe(1.3);
  expect(Math.max(...xs)).toBe(8);
});

test('nothing is drawn beyond the edge, and stars before it are complete', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 80, noNaN: true }), (edge) => {
      const drawn = outlines(starsUpTo(edge));
      const xs = drawn.flatMap((outline) => outline.filter((_, index) => index % 2 === 0));
      expect(Math.max(0, ...xs)).toBeLessThanOrEqual(edge + 0.01);
      const whole = drawn.filter((outline) => outline.length === 20);
      expect(whole.length).toBeGreaterThanOrEqual(Math.floor(edge / 16));
    }),
  );
});
