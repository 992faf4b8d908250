import { beforeEach, expect, test, vi } from 'vitest';
import { createStoredList } from './stored-list.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
});

const list = () =>
  createStoredList({
    storageKey: 'list',
    maxEntries: 3,
    isEntry: (value) => /^\d+$/.test(String(value)),
  });

test('newest first, without duplicates, and the oldest is dropped', () => {
  const numbers = list();
  for (const entry of ['1', '2', '1', '3', '4']) numbers.add(entry);
  expect(numbers.get()).toEqual(['4', '3', '1']);
  numbers.remove('3');
  expect(numbers.get()).toEqual(['4', '1']);
  numbers.clear();
  expect(numbers.get()).toEqual([]);
});

test.each(['not json', '{"a":1}', '["1",{},"x"]'])(
  'invalid storage content is ignored: %s',
  (text) => {
    stored.set('list', text);
    expect(list().get()).toEqual(text.startsWith('[') ? ['1'] : []);
  },
);

test('the list stays empty where the browser denies storage', () => {
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

test('the snapshot keeps its identity while nothing changes', () => {
  const numbers = list();
  numbers.add('1');
  expect(numbers.get()).toBe(numbers.get());
});
