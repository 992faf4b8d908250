import { expect, test } from 'vitest';
import { createRecentPurges } from './recent-purges.ts';
import { createResponseCache } from './response-cache.ts';

const request = { key: 'Product:1', stale: 3600 };

/** A platform whose answer is taken before a change and arrives after it. */
function slowPlatform() {
  let text = 'before';
  let calls = 0;
  const arrival = Promise.withResolvers<void>();
  return {
    change: () => {
      text = 'after';
    },
    arrive: () => arrival.resolve(),
    calls: () => calls,
    async load() {
      calls += 1;
      const value = { text };
      await arrival.promise;
      return { value, tags: ['p1', 'listing'], fresh: 60 };
    },
  };
}

test.each([
  ['one of its tags', ['listing'], 2, 'after'],
  ['other tags', ['p2'], 1, 'before'],
])(
  'a response is loaded again if %s was purged during its load: %j',
  async (_which, tags, calls, text) => {
    const platform = slowPlatform();
    const cache = createResponseCache({
      redis: null,
      memoryMb: 8,
      scope: 'test',
      loadTimeoutMs: 10_000,
    });
    const first = cache.read(request, platform.load);
    await expect.poll(platform.calls).toBe(1);
    platform.change();
    await cache.purge(tags);
    platform.arrive();
    await first;
    const second = await cache.read(request, platform.load);
    expect(second.value).toEqual({ text });
    expect(platform.calls()).toBe(calls);
  },
);

test('a purge counts for loads that started before it or at the same time', () => {
  const purges = createRecentPurges();
  const before = Date.now();
  purges.record(['p1']);
  expect(purges.hasPurgedSince(before, ['p1', 'p2'])).toBe(true);
  expect(purges.hasPurgedSince(before, ['p2'])).toBe(false);
  expect(purges.hasPurgedSince(Date.now() + 1, ['p1'])).toBe(false);
});
