import { expect, test } from 'vitest';
import { createAttemptLimiter } from './attempt-limiter.ts';

const cart = { key: 'cart', failures: 3 };
const address = { key: 'address', failures: 5 };

function limiterWithClock() {
  let time = 0;
  const limiter = createAttemptLimiter({ withinMilliseconds: 1000, now: () => time });
  function pass(milliseconds: number) {
    time += milliseconds;
  }
  return { limiter, pass };
}

test('the third failure blocks a cart, and time frees it', async () => {
  const { limiter, pass } = limiterWithClock();
  for (let failure = 0; failure < 3; failure += 1) {
    expect(await limiter.isBlocked([cart])).toBe(false);
    await limiter.countFailure([cart]);
    pass(100);
  }
  expect(await limiter.isBlocked([cart])).toBe(true);
  pass(701);
  expect(await limiter.isBlocked([cart])).toBe(false);
});

test('a new cart does not help where the address has failed too often', async () => {
  const { limiter } = limiterWithClock();
  for (let failure = 0; failure < 5; failure += 1) {
    await limiter.countFailure([{ key: `cart ${failure}`, failures: 3 }, address]);
  }
  expect(await limiter.isBlocked([{ key: 'cart 9', failures: 3 }, address])).toBe(true);
  expect(await limiter.isBlocked([{ key: 'cart 9', failures: 3 }])).toBe(false);
});
