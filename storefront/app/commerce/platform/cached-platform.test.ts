import { expect, test } from 'vitest';
import { createCachedPlatform } from './cached-platform.ts';
import type { Operation } from './platform.ts';
import type { LoadedResponse, ResponseCache } from './response-cache.ts';

const read: Operation<unknown, { id: string }> = {
  name: 'Read',
  kind: 'query',
  text: 'query Read',
};

/** Keeps everything for ever, and shows how it was asked. */
function setUp(answer: unknown) {
  const kept = new Map<string, LoadedResponse<unknown>>();
  const sent: string[] = [];
  const noted: string[][] = [];
  const cache: ResponseCache = {
    async read<Value>({ key }: { key: string }, load: () => Promise<LoadedResponse<Value>>) {
      const loaded = kept.get(key) ?? (await load());
      kept.set(key, loaded);
      return { value: loaded.value as Value, tags: loaded.tags, isStale: false };
    },
  };
  const platform = createCachedPlatform({
    platform: {
      async send<Result>({ name }: { name: string }) {
        sent.push(name);
        if (answer instanceof Error) throw answer;
        return answer as Result;
      },
    },
    cache,
    policies: { Read: { fresh: 60, stale: 600, tags: ['listing'] } },
    missing: { fresh: 5, tags: ['missing'] },
    onAnswer: ({ tags }) => noted.push(tags),
    onFailure: () => noted.push(['failed']),
  });
  return { platform, kept, sent, noted };
}

test('a query with a policy is cached, with the tags of its variables and its response', async () => {
  const answer = { collection: { id: 'gid://shopify/Collection/2' } };
  const { platform, kept, sent, noted } = setUp(answer);
  const variables = { id: 'gid://shopify/Product/1' };
  expect(await platform.send(read, variables)).toBe(answer);
  expect(await platform.send(read, variables)).toBe(answer);
  expect(sent).toEqual(['Read']);
  expect(noted).toEqual([
    ['listing', 'p1', 'c2'],
    ['listing', 'p1', 'c2'],
  ]);
  expect([...kept.values()][0]?.fresh).toBe(60);
});

test('other variables or another operation text are cached separately', async () => {
  const { platform, kept } = setUp({ a: 1 });
  await platform.send(read, { id: 'a' });
  await platform.send(read, { id: 'b' });
  await platform.send({ ...read, text: 'query Read { more }' }, { id: 'a' });
  expect(kept.size).toBe(3);
});

test('a missing resource is cached for a shorter time', async () => {
  const { platform, kept } = setUp({ product: null });
  await platform.send(read, { id: 'a' });
  expect([...kept.values()]).toMatchObject([{ fresh: 5, tags: ['missing'] }]);
});

test('partial data is used, but neither cached nor part of a page that is', async () => {
  const partialData = { product: { id: 'gid://shopify/Product/1', title: null } };
  const error = Object.assign(new Error('one field'), { name: 'PlatformError', partialData });
  const { platform, kept, noted } = setUp(error);
  expect(await platform.send(read, { id: 'a' })).toBe(partialData);
  expect(kept.size).toBe(0);
  expect(noted).toEqual([['failed'], ['p1']]);
});

test('a failed request is reported', async () => {
  const { platform, noted } = setUp(new Error('down'));
  await expect(platform.send(read, { id: 'a' })).rejects.toThrow('down');
  expect(noted).toEqual([['failed']]);
});

test.each([
  ['an operation that is not in the table', { ...read, name: 'GetCartById' }],
  ['a change, whatever its name', { ...read, kind: 'mutation' as const }],
])('%s is never cached', async (_, operation) => {
  const { platform, kept, sent, noted } = setUp({ cart: { id: 'gid://shopify/Cart/1' } });
  await platform.send(operation, { id: 'a' });
  await platform.send(operation, { id: 'a' });
  expect(sent).toHaveLength(2);
  expect([kept.size, noted.length]).toEqual([0, 0]);
});

test('a response with one missing part has the usual lifetime', async () => {
  const { platform, kept } = setUp({ product: null, shop: { name: 'x' } });
  await platform.send(read, { id: 'a' });
  expect([...kept.values()]).toMatchObject([{ fresh: 60, tags: ['listing'] }]);
});

test('a response without any data is cached for a shorter time', async () => {
  const { platform, kept } = setUp(null);
  await platform.send(read, { id: 'a' });
  expect([...kept.values()]).toMatchObject([{ fresh: 5 }]);
});

test('the cache key contains the operation name and a hash of the variables', async () => {
  const { platform, kept } = setUp({ a: 1 });
  await platform.send(read, { id: 'secret' });
  expect([...kept.keys()].join()).toMatch(/^Read:[\w-]{27}$/);
});
