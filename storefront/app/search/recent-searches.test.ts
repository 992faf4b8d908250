import { expect, test } from 'vitest';
import { recentSearches } from './recent-searches.ts';

function storageOf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('newest first, without duplicates, six at most, per language', () => {
  const storage = storageOf();
  const recent = recentSearches('de', storage);
  recent.switchOn();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' C ', '  ']) recent.add(text);
  expect(recent.read()).toEqual(['C', 'g', 'f', 'e', 'd', 'b']);
  expect(recent.remove('c')).toEqual(['g', 'f', 'e', 'd', 'b']);
  expect(recentSearches('da', storage).read()).toEqual([]);
});

test.each(['{', '"text"', '[1, null, {}]'])('invalid storage content is ignored: %s', (kept) => {
  expect(recentSearches('de', storageOf({ 'recent-searches.de': kept })).read()).toEqual([]);
});

test('works where the browser denies storage', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const recent = recentSearches('de', { getItem: refuse, setItem: refuse, removeItem: refuse });
  recent.switchOn();
  expect(recent.add('espresso')).toEqual([]);
  recent.switchOff();
  expect(recent.read()).toEqual([]);
});

test('nothing is stored before it is switched on, nor after it is switched off', () => {
  const storage = storageOf();
  const recent = recentSearches('de', storage);
  expect(recent.add('espresso')).toEqual([]);
  expect(storage.getItem('recent-searches.de')).toBeNull();
  recent.switchOn();
  expect(recent.add('espresso')).toEqual(['espresso']);
  recent.switchOff();
  expect(storage.getItem('recent-searches.de')).toBeNull();
  expect(recent.add('mocha')).toEqual([]);
});
