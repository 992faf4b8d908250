import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { PlatformError } from '../platform/platform-error.ts';
import { startRedis } from '../testing/redis-server.ts';
import type { RedisConnections } from './redis.ts';
import { createResponseCache } from './response-cache.ts';

let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

/** A platform that counts, may fail and may take its time. */
function createPlatform() {
  const state = { calls: 0, fails: false, responding: Promise.resolve(), text: 'first' };
  return {
    state,
    async load() {
      state.calls += 1;
      const { text } = state;
      await state.responding;
      if (state.fails) throw Object.assign(new Error('down'), { name: 'PlatformError' });
      return { value: { text }, tags: ['p1', 'listing'], fresh: 60 };
    },
  };
}

const nodeWith = (connections: RedisConnections | null, onRead?: (from: string) => void) =>
  createResponseCache({
    redis: connections,
    memoryMb: 8,
    scope: 'test',
    loadTimeoutMs: 10_000,
    purgedTimeoutMs: 1_000,
    ...(onRead && { onRead }),
  });

let number = 0;
let request = { key: '', stale: 3600 };
beforeEach(() => {
  number += 1;
  request = { key: `Collection:${number}`, stale: 3600 };
});

/** At another time of day on this node. */
async function atClock<Result>(milliseconds: number, act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

/** So much later, also for Redis, which has its own clock. */
async function later<Result>(milliseconds: number, act: () => Promise<Result>): Promise<Result> {
  const { commands } = await redis.connect();
  const letAge = async (by: number) => {
    for (const name of await commands.keys('storefront:answer:*')) {
      const key = name.replace('storefront:', '');
      await commands.pexpire(key, (await commands.pttl(key)) - by);
    }
  };
  await letAge(milliseconds);
  const result = await atClock(milliseconds, act);
  await letAge(-milliseconds);
  return result;
}

describe.each(['with Redis', 'in memory only'])('%s', (mode) => {
  const connect = () => (mode === 'with Redis' ? redis.connect() : null);

  test('a throttled shopper’s load does not fail for those who wait for it', async () => {
    const { load, state } = createPlatform();
    const cache = nodeWith(await connect());
    const throttled = new PlatformError('slow down', { isTemporary: false, throttledForMs: 1_000 });
    const answer = Promise.withResolvers<never>();
    const first = cache.read(request, () => answer.promise);
    const others = Array.from({ length: 20 }, () => cache.read(request, load));
    await wait(50);
    answer.reject(throttled);
    await expect(first).rejects.toBe(throttled);
    for (const other of others) expect((await other).value).toEqual({ text: 'first' });
    expect(state.calls).toBe(1);
  });

  test('a response is loaded once and returned with its tags', async () => {
    const { load, state } = createPlatform();
    const cache = nodeWith(await connect());
    const first = await cache.read(request, load);
    expect(first).toEqual({ value: { text: 'first' }, tags: ['p1', 'listing'], isStale: false });
    expect(await cache.read(request, load)).toEqual(first);
    expect(state.calls).toBe(1);
  });

  test('a stale response is served at once and refreshed in the background', async () => {
    const { load, state } = createPlatform();
    const cache = nodeWith(await connect());
    await cache.read(request, load);
    state.text = 'second';
    const response = Promise.withResolvers<void>();
    state.responding = response.promise;
    await later(61_000, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => cache.read(request, load)));
      expect(answers.every(({ isStale }) => isStale)).toBe(true);
      response.resolve();
      await vi.waitFor(
        async () => {
          expect((await cache.read(request, load)).value).toEqual({ text: 'second' });
        },
        { timeout: 10_000 },
      );
      expect(state.calls).toBe(2);
    });
  });

  test('stale responses are served for a day while the platform is down', async () => {
    const { load, state } = createPlatform();
    const cache = nodeWith(await connect());
    await cache.read({ ...request, stale: 86_400 }, load);
    state.fails = true;
    for (const hours of [1, 12, 23]) {
      await later(hours * 3_600_000, async () => {
        const answer = await cache.read({ ...request, stale: 86_400 }, load);
        expect(answer).toMatchObject({ value: { text: 'first' }, isStale: true });
      });
    }
    const never = { key: `${request.key}:never`, stale: 86_400 };
    await expect(cache.read(never, load)).rejects.toMatchObject({ name: 'PlatformError' });
  });

  test('a purge affects responses with the tag only', async () => {
    const { load, state } = createPlatform();
    const other = createPlatform();
    const cache = nodeWith(await connect());
    const otherRequest = { key: `${request.key}:other`, stale: 3600 };
    const loadOther = async () => ({ ...(await other.load()), tags: ['p2'] });
    await cache.read(request, load);
    await cache.read(otherRequest, loadOther);
    state.text = 'second';
    await cache.purge(['p1']);
    const fresh = await cache.read(request, load);
    expect(fresh).toMatchObject({ value: { text: 'second' }, isStale: false });
    await cache.read(otherRequest, loadOther);
    expect(other.state.calls).toBe(1);
  });

  test('a purged response is still served while the platform fails or is slow', async () => {
    const { load, state } = createPlatform();
    const cache = nodeWith(await connect());
    await cache.read(request, load);
    state.fails = true;
    await cache.purge(['p1']);
    const whileDown = await cache.read(request, load);
    expect(whileDown).toMatchObject({ value: { text: 'first' }, isStale: true });

    state.fails = false;
    state.responding = new Promise(() => {});
    await cache.purge(['listing']);
    const whileSlow = await cache.read(request, load);
    expect(whileSlow).toMatchObject({ value: { text: 'first' }, isStale: true });
  });
});

test.each([3_600_000, -3_600_000])(
  'a node whose clock is %i ms off uses what another has loaded, and for no longer',
  async (skew) => {
    const { load, state } = createPlatform();
    await nodeWith(await redis.connect()).read(request, load);
    const other = nodeWith(await redis.connect());
    await atClock(skew, async () => {
      expect(await other.read(request, load)).toMatchObject({ isStale: false });
    });
    expect(state.calls).toBe(1);
    const third = nodeWith(await redis.connect());
    await later(61_000, () =>
      atClock(skew, async () => {
        expect(await third.read(request, load)).toMatchObject({ isStale: true });
      }),
    );
  },
);

test.each(['this node', 'another node'])(
  'a purge on %s during a load: what was loaded may be old and is loaded again',
  async (where) => {
    const { load, state } = createPlatform();
    const cache = nodeWith(await redis.connect());
    const other = nodeWith(await redis.connect());
    const response = Promise.withResolvers<void>();
    state.responding = response.promise;
    const first = cache.read(request, load);
    await vi.waitFor(() => expect(state.calls).toBe(1));
    state.text = 'second';
    await (where === 'this node' ? cache : other).purge(['p1']);
    // until the message of the other node has arrived
    await wait(50);
    response.resolve();
    await first;
    expect((await cache.read(request, load)).value).toEqual({ text: 'second' });
  },
);

test('entries of another platform or API version are not used', async () => {
  const { load, state } = createPlatform();
  const options = { memoryMb: 8, loadTimeoutMs: 1_000 };
  for (const scope of ['one.example:2025-07', 'one.example:2026-04', 'two.example:2025-07']) {
    const cache = createResponseCache({ ...options, scope, redis: await redis.connect() });
    await cache.read(request, load);
  }
  expect(state.calls).toBe(3);
});

test.each(['not JSON', '{}', '{"value":1,"tags":"p1","fresh":1,"stale":1}', 'null'])(
  'an entry of Redis that reads %s counts as missing',
  async (text) => {
    const { load } = createPlatform();
    const { commands } = await redis.connect();
    await commands.hset(`answer:test:${request.key}`, 'answer', text, 'purged', '0');
    const cache = nodeWith(await redis.connect());
    expect((await cache.read(request, load)).value).toEqual({ text: 'first' });
  },
);

test('a Redis that hangs is left alone after two timeouts, and used again when it answers', async () => {
  const own = await startRedis();
  onTestFinished(() => own.stop());
  const { load } = createPlatform();
  const connection = await own.connect();
  const cache = nodeWith(connection);
  const read = async () => {
    number += 1;
    const started = performance.now();
    await cache.read({ key: `Collection:${number}`, stale: 3600 }, load);
    return performance.now() - started;
  };
  own.pause();
  await read();
  expect(connection.state()).toBe('slow');
  expect(await read()).toBeLessThan(100);
  expect(await read()).toBeLessThan(100);
  own.resume();
  await vi.waitFor(() => expect(connection.state()).toBe('up'), { timeout: 10_000 });
});

test('a thousand concurrent reads on two nodes cause one call', async () => {
  const { load, state } = createPlatform();
  state.responding = wait(50);
  const nodes = [nodeWith(await redis.connect()), nodeWith(await redis.connect())];
  const visitors = Array.from({ length: 1_000 }, (_, index) =>
    nodes[index % 2]?.read(request, load),
  );
  const answers = await Promise.all(visitors);
  expect(answers.every((answer) => answer?.value.text === 'first')).toBe(true);
  expect(state.calls).toBe(1);
});

test('a failed load releases the lock for the next node', async () => {
  const { load, state } = createPlatform();
  const [one, two] = [nodeWith(await redis.connect()), nodeWith(await redis.connect())];
  state.fails = true;
  await expect(one.read(request, load)).rejects.toThrow('down');
  state.fails = false;
  expect((await two.read(request, load)).value).toEqual({ text: 'first' });
});

test('a purge on one node reaches the memory of the other', async () => {
  const { load, state } = createPlatform();
  const reads: string[] = [];
  const one = nodeWith(await redis.connect());
  const two = nodeWith(await redis.connect(), (from) => reads.push(from));
  await one.read(request, load);
  await two.read(request, load);
  await two.read(request, load);
  expect(reads).toEqual(['redis', 'memory']);
  state.text = 'second';
  await one.purge(['p1']);
  await vi.waitFor(
    async () => {
      expect((await two.read(request, load)).value).toEqual({ text: 'second' });
    },
    { timeout: 10_000 },
  );
  expect((await one.read(request, load)).value).toEqual({ text: 'second' });
  expect(state.calls).toBe(2);
});

test('a new node reads responses from Redis', async () => {
  const { load, state } = createPlatform();
  await nodeWith(await redis.connect()).read(request, load);
  state.fails = true;
  const answer = await nodeWith(await redis.connect()).read(request, load);
  expect(answer).toMatchObject({ value: { text: 'first' }, isStale: false });
});

test('the cache works without Redis and uses it again after a reconnect', async () => {
  const own = await startRedis();
  const { load, state } = createPlatform();
  const connection = await own.connect();
  const cache = nodeWith(connection);
  await cache.read(request, load);
  await own.kill();
  await vi.waitFor(() => expect(connection.isUp()).toBe(false), { timeout: 10_000 });
  const started = performance.now();
  expect((await cache.read(request, load)).value).toEqual({ text: 'first' });
  const unknown = { key: `${request.key}:unknown`, stale: 3600 };
  expect((await cache.read(unknown, load)).value).toEqual({ text: 'first' });
  state.text = 'second';
  await cache.purge(['p1']);
  expect((await cache.read(request, load)).value).toEqual({ text: 'second' });
  expect(performance.now() - started).toBeLessThan(5_000);

  await own.restart();
  await vi.waitFor(
    async () => {
      const key = `${request.key}:${Math.random()}`;
      await cache.read({ key, stale: 3600 }, load);
      const calls = state.calls;
      const other = nodeWith(await own.connect());
      await other.read({ key, stale: 3600 }, load);
      expect(state.calls).toBe(calls);
    },
    { timeout: 10_000 },
  );
  await own.stop();
});

test('a node that could not hear of a purge compares what it has kept with Redis', async () => {
  const { load, state } = createPlatform();
  const deaf = await redis.connect();
  const [other, cache] = [nodeWith(await redis.connect()), nodeWith(deaf)];
  for (const node of [other, cache]) await node.read(request, load);
  const ended = once(deaf.subscriber, 'end');
  deaf.subscriber.disconnect();
  await ended;
  state.text = 'second';
  await other.purge(['p1']);
  await vi.waitFor(
    async () => expect((await cache.read(request, load)).value).toEqual({ text: 'second' }),
    { timeout: 10_000 },
  );
});

test('the cache starts without Redis', async () => {
  const own = await startRedis();
  await own.kill();
  const { load } = createPlatform();
  const cache = nodeWith(await own.connect());
  expect((await cache.read(request, load)).value).toEqual({ text: 'first' });
  await own.stop();
});
