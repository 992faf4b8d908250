import { expect, test } from 'vitest';
import { createResponseCache } from '../../../server/cache/response-cache.ts';
import { dataPolicies, notFoundDataPolicy } from '../../cache-policy.ts';
import { createCachedPlatform } from '../platform/cached-platform.ts';
import type { Platform } from '../platform/platform.ts';
import { createSearches } from './searches.ts';

const cache = createResponseCache({
  redis: null,
  scope: 'test',
  memoryMb: 8,
  loadTimeoutMs: 5_000,
});

/** A platform behind the server's own cache and its table of lifetimes; `calls` are those that reached it. */
function cachedPlatform() {
  const calls: string[] = [];
  const platform: Platform = {
    async send<Result>(_operation: object, variables: unknown) {
      calls.push(JSON.stringify(variables));
      const nothing = { products: [], collections: [], queries: [] };
      return { predictiveSearch: nothing, suggestions: nothing } as Result;
    },
  };
  const forOneVisitor = () =>
    createCachedPlatform({
      platform,
      cache,
      policies: dataPolicies,
      missing: notFoundDataPolicy,
      onAnswer() {},
      onFailure() {},
    });
  return { forOneVisitor, calls };
}

test('a hundred visitors typing the same word send one request per prefix [DEC-062]', async () => {
  const { forOneVisitor, calls } = cachedPlatform();
  const spellings = ['espresso', 'Espresso', 'ESPRESSO', ' espresso'];
  const visitors = Array.from({ length: 100 }, (_, visitor) => spellings[visitor % 4] ?? '');
  await Promise.all(
    visitors.map(async (word) => {
      const { suggestions } = createSearches(forOneVisitor());
      for (let length = 1; length <= word.length; length += 1) {
        await suggestions(word.slice(0, length), 'de');
      }
    }),
  );
  expect(calls).toHaveLength('espresso'.length);
});

test('an empty text sends no request', async () => {
  const { forOneVisitor, calls } = cachedPlatform();
  const { suggestions } = createSearches(forOneVisitor());
  expect(await suggestions(' \t ', 'de')).toEqual({ products: [], categories: [], phrases: [] });
  expect(calls).toEqual([]);
});
