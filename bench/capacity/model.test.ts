import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../sandbox/testing/seeded-random.ts';
import { estimate, purgeRate, renderRate, rendersWithin, type Shop, zipf } from './model.ts';

import { sizes } from './sizes.ts';

const rate = fc.double({ min: 0.001, max: 1000, noNaN: true });
const small = fc.double({ min: 0, max: 1, noNaN: true });

test('popularities add up to one and fall', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.double({ min: 0, max: 2, noNaN: true }),
      (count, exponent) => {
        const shares = zipf(count, exponent);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        for (const [index, share] of shares.entries()) {
          expect(share).toBeLessThanOrEqual((shares[index - 1] ?? 1) + 1e-12);
        }
      },
    ),
  );
});

test('a page is rendered at most as often as it is visited, and at least once per lifetime and visit', () => {
  fc.assert(
    fc.property(rate, small, fc.integer({ min: 1, max: 3600 }), (visits, purges, fresh) => {
      const renders = renderRate(visits, purges, fresh);
      expect(renders).toBeLessThanOrEqual(visits * (1 + 1e-9));
      expect(renders).toBeGreaterThanOrEqual(renderRate(visits, 0, fresh) - 1e-12);
    }),
  );
});

test.each([
  // visits/s, purges/s, seconds fresh, renderings/s
  [1000, 0, 300, 1 / 300.001],
  [1 / 300, 0, 300, 1 / 600],
  [0, 1, 300, 0],
])('%d visits and %d purges a second, fresh for %d s', (visits, purges, fresh, renders) => {
  expect(renderRate(visits, purges, fresh)).toBeCloseTo(renders, 6);
});

test('after a cold start each visited page is rendered once, then after each purge', () => {
  expect(rendersWithin(100, 0, 60)).toBeCloseTo(1);
  expect(rendersWithin(100, 0.1, 60)).toBeCloseTo(1 + 6, 1);
  expect(rendersWithin(0.001, 0, 60)).toBeCloseTo(0.058, 3);
});

test('a cold start simulated visit by visit agrees with the formula', () => {
  const random = seededRandom(42).next;
  const [visits, purges, seconds, runs] = [0.3, 0.05, 60, 4000];
  let renders = 0;
  for (let run = 0; run < runs; run += 1) {
    let isFresh = false;
    for (let now = -Math.log(1 - random()) / (visits + purges); now < seconds; ) {
      const isVisit = random() < visits / (visits + purges);
      if (isVisit && !isFresh) renders += 1;
      isFresh = isVisit;
      now -= Math.log(1 - random()) / (visits + purges);
    }
  }
  expect(renders / runs).toBeCloseTo(rendersWithin(visits, purges, seconds), 1);
});

test('a busy page is purged twice as often as one that is not visited between two purges', () => {
  expect(purgeRate(1, 1000)).toBeCloseTo(4);
  expect(purgeRate(1, 0)).toBeCloseTo(2);
});

const [machine] = sizes;
if (!machine) throw new Error('no size');
const { shop, prices } = machine;

test('more edges cost more renderings, a shield fewer', () => {
  const at = (changes: Partial<Shop>) => estimate({ ...shop, ...changes }, prices);
  const one = at({ edges: 1 });
  const ten = at({ edges: 10 });
  const shielded = at({ edges: 10, hasShield: true });
  expect(ten.rendersPerSecond).toBeGreaterThan(one.rendersPerSecond);
  expect(ten.hitRatio).toBeLessThan(one.hitRatio);
  expect(shielded.rendersPerSecond).toBeLessThan(ten.rendersPerSecond);
  expect(shielded.platformCallsPerSecond).toBeCloseTo(ten.platformCallsPerSecond);
});

test('more visitors mean a better hit ratio and less than proportional renderings', () => {
  const before = estimate(shop, prices);
  const after = estimate({ ...shop, viewsPerSecond: shop.viewsPerSecond * 10 }, prices);
  expect(after.hitRatio).toBeGreaterThan(before.hitRatio);
  expect(after.rendersPerSecond).toBeLessThan(before.rendersPerSecond * 10);
});

test('the shares of the page kinds add up to one', () => {
  for (const size of sizes) {
    expect(size.shop.kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
});
