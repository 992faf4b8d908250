import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isOverloaded, measureEventLoopLag } from './load-shedding.ts';

test.each([
  ['refresh', { inFlight: 4, lagMs: 50 }, false],
  ['refresh', { inFlight: 5, lagMs: 49 }, false],
  ['refresh', { inFlight: 5, lagMs: 50 }, true],
  ['public', { inFlight: 300, lagMs: 0 }, false],
  ['public', { inFlight: 5, lagMs: 3_000 }, false],
  ['public', { inFlight: 9, lagMs: 150 }, false],
  ['public', { inFlight: 10, lagMs: 149 }, false],
  ['public', { inFlight: 10, lagMs: 150 }, true],
  ['outage', { inFlight: 29, lagMs: 250 }, false],
  ['outage', { inFlight: 30, lagMs: 249 }, false],
  ['outage', { inFlight: 30, lagMs: 250 }, true],
  ['private', { inFlight: 99, lagMs: 500 }, false],
  ['private', { inFlight: 100, lagMs: 499 }, false],
  ['private', { inFlight: 100, lagMs: 500 }, true],
] as const)('a %s request with %o is refused: %s', (priority, load, refused) => {
  expect(isOverloaded(priority, load)).toBe(refused);
});

test('a blocked event loop is noticed', async () => {
  const { lagMs, stop } = measureEventLoopLag();
  const until = performance.now() + 400;
  while (performance.now() < until);
  expect(lagMs()).toBeGreaterThan(250);
  await wait(60);
  expect(lagMs()).toBeGreaterThan(200);
  stop();
});
