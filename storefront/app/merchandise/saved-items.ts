import { useSyncExternalStore } from 'react';
import { parseSavedEntry } from '../commerce/cart/saved-entry.ts';
import { createStoredList, emptyList } from './stored-list.ts';

const entries = createStoredList({
  storageKey: 'saved-items',
  maxEntries: 20,
  isEntry: (value) => parseSavedEntry(value) !== null,
});

/** What the visitor saved for later; the same item bought once and in a subscription is saved twice. */
export const saved = {
  get: entries.get,
  subscribe: entries.subscribe,
  has: (key: string) => entries.get().some((entry) => isOfItem(entry, key)),
  /** Replaces what was saved of the same item and subscription. */
  add(entry: string) {
    const others = entries.get().filter((known) => !isSamePurchase(known, entry));
    entries.set([entry, ...others]);
  },
  remove: entries.remove,
  /** Saves an item, or forgets it in every form. */
  toggle(key: string) {
    if (saved.has(key)) entries.set(entries.get().filter((entry) => !isOfItem(entry, key)));
    else saved.add(key);
  },
};

function isOfItem(entry: string, key: string): boolean {
  return parseSavedEntry(entry)?.key === key;
}

function isSamePurchase(one: string, other: string): boolean {
  const [a, b] = [parseSavedEntry(one), parseSavedEntry(other)];
  return a?.key === b?.key && a?.subscription?.planId === b?.subscription?.planId;
}

/** Whether one item is saved; its button renders again only when that changes. */
export function useSaved(key: string) {
  const isSaved = useSyncExternalStore(
    saved.subscribe,
    () => saved.has(key),
    () => false,
  );
  return { isSaved, toggle: () => saved.toggle(key) };
}

/** All items that the visitor saved for later. */
export function useSavedItems(): string[] {
  return useSyncExternalStore(saved.subscribe, saved.get, () => emptyList);
}
