import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, splitByWeight, sum } from './money.ts';

describe('percentOf', () => {
  it.each([
    [14900, 15, 2235],
    [1590, 10, 159],
    [995, 10, 100],
    [1, 50, 1],
    [1, 49, 0],
    [10000, 7.25, 725],
    [999, 100, 999],
    [999, 0, 0],
  ])('takes of %i cents %d percent as %i', (cents, percent, expected) => {
    expect(percentOf(cents, percent)).toBe(expected);
  });
});

describe('splitByWeight', () => {
  it('keeps every cent and gives no part more than its weight', () => {
    const weights = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const amount = Math.floor(sum(parts) * share);
        const split = splitByWeight(amount, parts);
        expect(sum(split)).toBe(amount);
        split.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(parts[index] ?? 0);
        });
      }),
    );
  });
});
