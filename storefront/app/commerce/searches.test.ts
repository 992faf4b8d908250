import { expect, test } from 'vitest';
import type { Operation, Platform } from './platform.ts';
import { createSearches } from './searches.ts';

/** A platform with a memory, as the server provides it: one answer for equal questions, even while it is on its way. */
function rememberingPlatform() {
  const calls: string[] = [];
  const answers = new Map<string, Promise<unknown>>();
  const platform: Platform = {
    async send<Result, Variables>({ text }: Operation<Result, Variables>, variables: Variables) {
      const key = `${text} ${JSON.stringify(variables)}`;
      const known = answers.get(key) ?? answer(JSON.stringify(variables));
      answers.set(key, known);
      return (await known) as Result;
    },
  };
  async function answer(variables: string) {
    calls.push(variables);
    await Promise.resolve();
    return { predictiveSearch: { products: [], collections: [] }, suggestions: { queries: [] } };
  }
  return { platform, calls };
}

test('a hundred visitors who type the same word cost one call for each beginning of it', async () => {
  const { platform, calls } = rememberingPlatform();
  const spellings = ['espresso', 'Espresso', 'ESPRESSO', ' espresso'];
  const visitors = Array.from({ length: 100 }, (_, visitor) => spellings[visitor % 4] ?? '');
  await Promise.all(
    visitors.map(async (word) => {
      const { suggestions } = createSearches(platform);
      for (let length = 1; length <= word.length; length += 1) {
        await suggestions(word.slice(0, length), 'de');
      }
    }),
  );
  expect(calls).toHaveLength('espresso'.length);
});

test('nothing typed asks nothing', async () => {
  const { platform, calls } = rememberingPlatform();
  const { suggestions } = createSearches(platform);
  expect(await suggestions(' \t ', 'de')).toEqual({ products: [], categories: [], phrases: [] });
  expect(calls).toEqual([]);
});
