import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
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
    const seconds = await limiters.retryAfterSeconds('GET', path, '192.0.2.1');
    if (seconds !== null) refused += 1;
  }
  return refused;
}

test.each([
  ['POST', '/de/newsletter/sign-up', 60],
  ['POST', '/de/e/newsletter', 60],
  ['GET', '/de/search.data', 300],
  ['GET', '/de/search/suggestions', 300],
  ['POST', '/de/newsletter/unsubscribe', 300],
  ['GET', '/en/search', 300],
  ['POST', '/de/cart', 300],
  ['POST', '/reports/policy', 60],
])('%s %s is allowed %i times', async (method, path, times) => {
  const { retryAfterSeconds } = createLimiters({ redis: null, secret });
  for (let time = 0; time < times; time += 1) {
    expect(await retryAfterSeconds(method, path, '192.0.2.1')).toBeNull();
  }
  expect(await retryAfterSeconds(method, path, '192.0.2.1')).toBeGreaterThan(0);
  expect(await retryAfterSeconds(method, path, '192.0.2.2')).toBeNull();
});

test('pages are not limited', async () => {
  expect(await ask(createLimiters({ redis: null, secret }), 1_000, '/de/p/x')).toBe(0);
});

test('two nodes share their counters', async () => {
  const one = createLimiters({ redis: await redis.connect(), secret });
  const two = createLimiters({ redis: await redis.connect(), secret });
  expect(await ask(one, 200, '/de/search')).toBe(0);
  expect(await ask(two, 200, '/de/search')).toBe(100);
});

test('without Redis each node has its own counters', async () => {
  const own = await startRedis();
  const limiters = createLimiters({ redis: await own.connect(), secret });
  await own.kill();
  expect(await ask(limiters, 310, '/de/search')).toBe(10);
  await own.stop();
});

describe('attempts', () => {
  const limit = [{ key: 'cart gid://shopify/Cart/secret', max: 3 }];

  test('are counted for all nodes, before they are executed', async () => {
    const one = createLimiters({ redis: await redis.connect(), secret }).codeAttempts;
    const two = createLimiters({ redis: await redis.connect(), secret }).codeAttempts;
    const taken = await Promise.all(
      Array.from({ length: 24 }, (_, index) => (index % 2 ? one : two).take(limit)),
    );
    expect(taken.filter(Boolean)).toHaveLength(3);
  });

  test('that succeeded do not count', async () => {
    const { codeAttempts } = createLimiters({ redis: await redis.connect(), secret });
    const other = [{ key: 'another cart', max: 1 }];
    expect(await codeAttempts.take(other)).toBe(true);
    await codeAttempts.giveBack(other);
    expect(await codeAttempts.take(other)).toBe(true);
    expect(await codeAttempts.take(other)).toBe(false);
  });

  test('are counted per node while Redis is down', async () => {
    const own = await startRedis();
    const { codeAttempts } = createLimiters({ redis: await own.connect(), secret });
    await own.kill();
    const taken = await Promise.all(Array.from({ length: 24 }, () => codeAttempts.take(limit)));
    expect(taken.filter(Boolean)).toHaveLength(3);
    await own.stop();
  });

  test('go on from what all nodes have counted when Redis goes down', async () => {
    const own = await startRedis();
    const one = createLimiters({ redis: await own.connect(), secret }).codeAttempts;
    const two = createLimiters({ redis: await own.connect(), secret }).codeAttempts;
    const five = [{ key: 'mailbox', max: 5 }];
    for (const node of [one, one, two, two]) expect(await node.take(five)).toBe(true);
    await own.kill();
    expect([await two.take(five), await two.take(five)]).toEqual([true, false]);
    await own.stop();
  });

  test('wait for a hanging Redis once, however many limits there are', async () => {
    const own = await startRedis();
    onTestFinished(() => own.stop());
    const { codeAttempts } = createLimiters({ redis: await own.connect(), secret });
    own.pause();
    const many = Array.from({ length: 8 }, (_, index) => ({ key: `limit ${index}`, max: 3 }));
    const timed = async () => {
      const started = performance.now();
      expect(await codeAttempts.take(many)).toBe(true);
      return performance.now() - started;
    };
    expect(await timed()).toBeLessThan(600);
    await timed();
    expect(await timed()).toBeLessThan(100);
    expect(await codeAttempts.take(many)).toBe(false);
  });

  test('stop counting at the first limit that is used up', async () => {
    const { codeAttempts } = createLimiters({ redis: await redis.connect(), secret });
    const narrow = { key: 'narrow', max: 2 };
    const wide = { key: 'wide', max: 3 };
    const taken = [];
    for (let time = 0; time < 5; time += 1) taken.push(await codeAttempts.take([narrow, wide]));
    expect(taken).toEqual([true, true, false, false, false]);
    expect(await codeAttempts.take([wide])).toBe(true);
    expect(await codeAttempts.take([wide])).toBe(false);
  });

  test.each(['with Redis', 'in memory'])(
    'say which kind of limit refused them: %s',
    async (mode) => {
      const refusals: object[] = [];
      const { declarationAttempts } = createLimiters({
        secret,
        redis: mode === 'with Redis' ? await redis.connect() : null,
        onRefusal: (refusal) => refusals.push(refusal),
      });
      const limits = [
        { key: 'declaration mailbox ada@mail.example', max: 9 },
        { key: `declaration in all ${mode}`, max: 1 },
      ];
      await declarationAttempts.take(limits);
      await declarationAttempts.take(limits);
      expect(refusals).toEqual([{ form: 'declarations', limit: 'in all' }]);
    },
  );

  test('leave no cart’s id in Redis', async () => {
    const { commands } = await redis.connect();
    const { codeAttempts } = createLimiters({ redis: await redis.connect(), secret });
    await codeAttempts.take(limit);
    const keys = await commands.keys('*');
    expect(keys.some((key) => key.includes('limit:codes'))).toBe(true);
    expect(keys.join()).not.toContain('secret');
  });
});

test('an IPv6 /64 is one client', async () => {
  const { retryAfterSeconds } = createLimiters({ redis: null, secret });
  const seconds = [];
  for (let time = 0; time < 301; time += 1) {
    seconds.push(await retryAfterSeconds('GET', '/de/search', `2001:db8::${time.toString(16)}`));
  }
  expect(seconds.filter((one) => one !== null)).toHaveLength(1);
});
