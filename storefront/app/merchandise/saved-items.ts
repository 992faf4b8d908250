import { useSyncExternalStore } from 'react';
import { parseSavedKey } from '../commerce/saved-key.ts';
import { createStoredList, emptyList } from './stored-list.ts';

/** The keys of what the visitor saved for later. */
export const saved = createStoredList({
  storageKey: 'saved-items',
  maxEntries: 20,
  isEntry: (value) => parseSavedKey(value) !== null,
});

/** Whether one item is saved; its button renders again only when that changes. */
export function useSaved(key: string) {
  const isSaved = useSyncExternalStore(
    saved.subscribe,
    () => saved.get().includes(key),
    () => false,
  );
  return { isSaved, toggle: () => (isSaved ? saved.remove(key) : saved.add(key)) };
}

/** All items that the visitor saved for later. */
export function useSavedItems() {
  const keys = useSyncExternalStore(saved.subscribe, saved.get, () => emptyList);
  return { keys, save: saved.add, forget: saved.remove };
}
