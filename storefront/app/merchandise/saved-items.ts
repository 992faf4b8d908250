import { useSyncExternalStore } from 'react';
import { parseSavedKey } from '../commerce/saved-key.ts';
import { createStoredList, emptyList } from './stored-list.ts';

const saved = createStoredList({
  storageKey: 'saved-items',
  most: 20,
  isEntry: (value) => parseSavedKey(value) !== null,
});

/** Whether one thing is saved: the others' buttons need not be drawn anew. */
export function useSaved(key: string) {
  const isSaved = useSyncExternalStore(
    saved.subscribe,
    () => saved.get().includes(key),
    () => false,
  );
  return { isSaved, toggle: () => (isSaved ? saved.remove(key) : saved.add(key)) };
}

/** What the visitor saved for later. */
export function useSavedItems() {
  const keys = useSyncExternalStore(saved.subscribe, saved.get, () => emptyList);
  return { keys, save: saved.add, forget: saved.remove };
}
