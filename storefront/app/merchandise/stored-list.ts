import { createStore } from '../ui/create-store.ts';

/** A list of strings in local storage, newest first, synchronised between tabs. */
export interface StoredList {
  get(): string[];
  add(entry: string): void;
  remove(entry: string): void;
  /** Replaces the whole list. */
  set(entries: string[]): void;
  /** Whether anything is stored, be it an empty list. */
  exists(): boolean;
  /** Deletes it from the storage. */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

interface StoredListOptions {
  storageKey: string;
  maxEntries: number;
  /** Entries that fail this check, such as those of an older release, are ignored. */
  isEntry(value: unknown): boolean;
}

export const emptyList: string[] = [];

export function createStoredList({
  storageKey,
  maxEntries,
  isEntry,
}: StoredListOptions): StoredList {
  const writes = createStore(0);
  let read: { text: string | null; entries: string[] } = { text: null, entries: emptyList };

  function get(): string[] {
    const text = stored(storageKey);
    if (text !== read.text) read = { text, entries: parse(text) };
    return read.entries;
  }

  function parse(text: string | null): string[] {
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(value) ? value.filter(isEntry).slice(0, maxEntries) : emptyList;
    } catch {
      return emptyList;
    }
  }

  function write(entries: string[] | null) {
    try {
      if (entries) localStorage.setItem(storageKey, JSON.stringify(entries));
      else localStorage.removeItem(storageKey);
    } catch {
      return;
    }
    writes.set(writes.get() + 1);
  }

  return {
    get,
    add: (entry) =>
      write([entry, ...get().filter((known) => known !== entry)].slice(0, maxEntries)),
    remove: (entry) => write(get().filter((known) => known !== entry)),
    set: (entries) => write(entries.slice(0, maxEntries)),
    exists: () => stored(storageKey) !== null,
    clear: () => write(null),
    subscribe(listener) {
      const unsubscribe = writes.subscribe(listener);
      window.addEventListener('storage', listener);
      return () => {
        unsubscribe();
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** Null where the browser denies access to its storage. */
function stored(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
