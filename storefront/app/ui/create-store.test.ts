import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('listeners are called after every change until they unsubscribe', () => {
  const store = createStore(1);
  const seen: number[] = [];
  const unsubscribe = store.subscribe(() => seen.push(store.get()));
  const other = vi.fn();
  store.subscribe(other);
  store.set(2);
  unsubscribe();
  store.set(3);
  expect(seen).toEqual([2]);
  expect(other).toHaveBeenCalledTimes(2);
  expect(store.get()).toBe(3);
});
