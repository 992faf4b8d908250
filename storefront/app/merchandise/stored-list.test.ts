import { beforeEach, expect, test, vi } from 'vitest';
import { createStoredList } from './stored-list.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
});

const list = () =>
  createStoredList({
    storageKey: 'list',
    most: 3,
    isEntry: (value) => /^\d+$/.test(String(value)),
  });

test('the newest comes first, each once, and the oldest is forgotten', () => {
  const numbers = list();
  for (const entry of ['1', '2', '1', '3', '4']) numbers.add(entry);
  expect(numbers.get()).toEqual(['4', '3', '1']);
  numbers.remove('3');
  expect(numbers.get()).toEqual(['4', '1']);
  numbers.clear();
  expect(numbers.get()).toEqual([]);
});

test.each(['not json', '{"a":1}', '["1",{},"x"]'])('%s in the storage breaks nothing', (text) => {
  kept.set('list', text);
  expect(list().get()).toEqual(text.startsWith('[') ? ['1'] : []);
});

test('a browser that refuses its storage keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('denied');
    },
  });
  const numbers = list();
  numbers.add('1');
  expect(numbers.get()).toEqual([]);
});

test('what does not change stays the same object, as React asks of a store', () => {
  const numbers = list();
  numbers.add('1');
  expect(numbers.get()).toBe(numbers.get());
});
