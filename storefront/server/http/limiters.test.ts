import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedis } from '../testing/redis-server.ts';
import { createLimiters } from './limiters.ts';

const secret = 'only-a-test';
let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

async function ask(limiters: ReturnType<typeof createLimiters>, times: number, path: string) {
  let refused = 0;
  for (let time = 0; time < times; time += 1) {
    const seconds = await limiters.secondsToWait('GET', path, '192.0.2.1');
    if (seconds !== null) refused += 1;
  }
  return refused;
}

test.each([
  ['POST', '/de/newsletter', 60],
  ['POST', '/de/newsletter/unsubscribe', 300],
  ['GET', '/en/search', 300],
  ['POST', '/de/cart', 300],
  ['POST', '/webhooks/platform', 600],
  ['POST', '/reports/policy', 60],
])('%s %s may be asked %i times', async (method, path, times) => {
  const { secondsToWait } = createLimiters({ redis: null, secret });
  for (let time = 0; time < times; time += 1) {
    expect(await secondsToWait(method, path, '192.0.2.1')).toBeNull();
  }
  expect(await secondsToWait(method, path, '192.0.2.1')).toBeGreaterThan(0);
  expect(await secondsToWait(method, path, '192.0.2.2')).toBeNull();
});

test.each([
  ['GET', '/de/newsletter'],
  ['GET', '/de/cart'],
  ['GET', '/de/c/search'],
  ['GET', '/x/de/search'],
  ['GET', '/x/webhooks/platform'],
  ['GET', '/x/reports/policy'],
  ['HEAD', '/de'],
])('%s %s has no limit', async (method, path) => {
  const { secondsToWait } = createLimiters({ redis: null, secret });
  const waits = Array.from({ length: 1_000 }, () => secondsToWait(method, path, '192.0.2.1'));
  expect((await Promise.all(waits)).filter((seconds) => seconds !== null)).toEqual([]);
});

test.each([
  ['POST', '/de/newsletter', 60, 600],
  ['GET', '/de/search', 300, 60],
  ['POST', '/de/cart', 300, 60],
  ['POST', '/webhooks/platform', 600, 60],
  ['POST', '/reports/policy', 60, 60],
])('%s %s after %i times waits %i seconds', async (method, path, times, seconds) => {
  const { secondsToWait } = createLimiters({ redis: null, secret });
  for (let time = 0; time < times; time += 1) await secondsToWait(method, path, '192.0.2.1');
  const wait = await secondsToWait(method, path, '192.0.2.1');
  expect(wait).toBeGreaterThan(seconds - 10);
  expect(wait).toBeLessThanOrEqual(seconds);
});

test('a newsletter address that asks too often can still change its cart', async () => {
  const { secondsToWait } = createLimiters({ redis: null, secret });
  for (let time = 0; time <= 60; time += 1) {
    await secondsToWait('POST', '/de/newsletter', '192.0.2.1');
  }
  expect(await secondsToWait('POST', '/de/cart', '192.0.2.1')).toBeNull();
});

test('pages have no limit', async () => {
  expect(await ask(createLimiters({ redis: null, secret }), 1_000, '/de/p/x')).toBe(0);
});

test('two nodes count together', async () => {
  const one = createLimiters({ redis: await redis.connect(), secret });
  const two = createLimiters({ redis: await redis.connect(), secret });
  expect(await ask(one, 200, '/de/search')).toBe(0);
  expect(await ask(two, 200, '/de/search')).toBe(100);
});

test('without Redis a node counts for itself', async () => {
  const own = await startRedis();
  const limiters = createLimiters({ redis: await own.connect(), secret });
  await own.kill();
  expect(await ask(limiters, 310, '/de/search')).toBe(10);
  await own.stop();
});

describe('codes that did not work', () => {
  const limit = [{ key: 'cart gid://shopify/Cart/secret', failures: 3 }];

  test('are counted for all nodes, and block', async () => {
    const one = createLimiters({ redis: await redis.connect(), secret }).codeAttempts;
    const two = createLimiters({ redis: await redis.connect(), secret }).codeAttempts;
    for (const limiter of [one, two, one]) {
      expect(await two.isBlocked(limit)).toBe(false);
      await limiter.countFailure(limit);
    }
    expect(await two.isBlocked(limit)).toBe(true);
  });

  test('count for the one they were tried with, and only so often', async () => {
    const { codeAttempts } = createLimiters({ redis: null, secret });
    const cart = { key: 'cart 1', failures: 2 };
    const address = { key: 'address', failures: 3 };
    await codeAttempts.countFailure([cart, address]);
    expect(await codeAttempts.isBlocked([cart, address])).toBe(false);
    await codeAttempts.countFailure([cart, address]);
    expect(await codeAttempts.isBlocked([cart])).toBe(true);
    expect(await codeAttempts.isBlocked([address])).toBe(false);
    expect(await codeAttempts.isBlocked([address, cart])).toBe(true);
    expect(await codeAttempts.isBlocked([{ key: 'cart 2', failures: 2 }])).toBe(false);
  });

  test('are counted apart from sign-ups', async () => {
    const { codeAttempts, newsletterAttempts } = createLimiters({
      redis: await redis.connect(),
      secret,
    });
    const once = [{ key: 'address 7', failures: 1 }];
    await codeAttempts.countFailure(once);
    expect(await newsletterAttempts.isBlocked(once)).toBe(false);
    await newsletterAttempts.countFailure(once);
    expect(await newsletterAttempts.isBlocked(once)).toBe(true);
  });

  test('are forgotten after ten minutes, sign-ups after an hour', async () => {
    const { commands } = await redis.connect();
    await commands.flushall();
    const limiters = createLimiters({ redis: await redis.connect(), secret });
    await limiters.codeAttempts.countFailure(limit);
    await limiters.newsletterAttempts.countFailure(limit);
    const seconds = async (name: string) => {
      const [key = ''] = await commands.keys(`storefront:limit:${name}:*`);
      return commands.ttl(key.slice('storefront:'.length));
    };
    expect(await seconds('codes')).toBeOneOf([599, 600]);
    expect(await seconds('sign-ups')).toBeOneOf([3_599, 3_600]);
  });

  test('leave no cart’s id in Redis', async () => {
    const { commands } = await redis.connect();
    const { codeAttempts } = createLimiters({ redis: await redis.connect(), secret });
    await codeAttempts.countFailure(limit);
    const keys = await commands.keys('*');
    expect(keys.some((key) => key.includes('limit:codes'))).toBe(true);
    expect(keys.join()).not.toContain('secret');
  });
});
