import { expect, test } from 'vitest';
import { recentSearches } from './recent-searches.ts';

function storageOf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
  };
}

test('the newest come first, each once, six at most, in every language by itself', () => {
  const storage = storageOf();
  const recent = recentSearches('de', storage);
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' C ', '  ']) recent.add(text);
  expect(recent.read()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  expect(recent.remove('c')).toEqual(['g', 'f', 'e', 'd', 'b']);
  expect(recentSearches('da', storage).read()).toEqual([]);
});

test.each(['{', '"text"', '[1, null, {}]'])('%s in the storage is no search', (kept) => {
  expect(recentSearches('de', storageOf({ 'recent-searches.de': kept })).read()).toEqual([]);
});

test('a browser that refuses to keep anything still searches', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const recent = recentSearches('de', { getItem: refuse, setItem: refuse });
  expect(recent.add('espresso')).toEqual(['espresso']);
  expect(recent.read()).toEqual([]);
});
