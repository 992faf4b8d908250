import { expect, test } from 'vitest';
import { createLimiters } from './limiters.ts';

const secret = 'only-a-test';
const address = '192.0.2.1';

test.each([
  ['GET', '/de'],
  ['HEAD', '/de'],
  ['GET', '/health/ready'],
  ['GET', '/de/e/newsletter'],
  ['GET', '/de/c/search'],
])('%s %s is not limited', async (method, path) => {
  const { retryAfterSeconds } = createLimiters({ redis: null, secret });
  const waits = Array.from({ length: 1_000 }, () => retryAfterSeconds(method, path, address));
  expect((await Promise.all(waits)).filter((seconds) => seconds !== null)).toEqual([]);
});

test.each([
  ['POST', '/de/newsletter/sign-up', 60, 600],
  ['GET', '/de/search', 300, 60],
  ['POST', '/de/cart', 300, 60],
  ['GET', '/de/cart', 600, 60],
  ['GET', '/de/cart/saved', 600, 60],
  ['GET', '/feeds/google-de.xml', 20, 600],
  // no row, and the row of all other addresses
  ['GET', '/feeds/google-de.xml/_.data', 60, 60],
  ['GET', '/products/x', 60, 60],
  ['POST', '/reports/policy', 60, 60],
])(
  '%s %s more than %i times has a Retry-After of at most %i seconds',
  async (method, path, times, seconds) => {
    const { retryAfterSeconds } = createLimiters({ redis: null, secret });
    for (let time = 0; time < times; time += 1) await retryAfterSeconds(method, path, address);
    const wait = await retryAfterSeconds(method, path, address);
    expect(wait).toBeGreaterThan(seconds - 10);
    expect(wait).toBeLessThanOrEqual(seconds);
  },
);

test('a client over the sign-up limit can still change the cart', async () => {
  const { retryAfterSeconds } = createLimiters({ redis: null, secret });
  for (let time = 0; time <= 60; time += 1) {
    await retryAfterSeconds('POST', '/de/newsletter/sign-up', address);
  }
  expect(await retryAfterSeconds('POST', '/de/newsletter/sign-up', address)).not.toBeNull();
  expect(await retryAfterSeconds('POST', '/de/cart', address)).toBeNull();
});

test('signed webhooks are not limited; after 60 rejected ones a client’s are not even read', async () => {
  const { retryAfterSeconds, countFailure } = createLimiters({ redis: null, secret });
  const path = '/webhooks/platform';
  for (let time = 0; time < 2_000; time += 1) {
    expect(await retryAfterSeconds('POST', path, address)).toBeNull();
  }
  for (let time = 0; time < 60; time += 1) await countFailure(path, address);
  expect(await retryAfterSeconds('POST', path, address)).toBeNull();
  await countFailure(path, address);
  expect(await retryAfterSeconds('POST', path, address)).toBeGreaterThan(50);
  expect(await retryAfterSeconds('POST', path, '192.0.2.9')).toBeNull();
  await countFailure('/de/cart', '192.0.2.9');
  expect(await retryAfterSeconds('GET', '/de/cart', '192.0.2.9')).toBeNull();
});
