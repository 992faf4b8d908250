/** A list of texts in the visitor's browser, newest first, in step between tabs. */
export interface StoredList {
  get(): string[];
  add(entry: string): void;
  remove(entry: string): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

interface StoredListOptions {
  storageKey: string;
  most: number;
  /** What was written by hand or by an older shop is left out. */
  isEntry(value: unknown): boolean;
}

export const emptyList: string[] = [];

export function createStoredList({ storageKey, most, isEntry }: StoredListOptions): StoredList {
  const listeners = new Set<() => void>();
  let read: { text: string | null; entries: string[] } = { text: null, entries: emptyList };

  function get(): string[] {
    const text = stored(storageKey);
    if (text !== read.text) read = { text, entries: parse(text) };
    return read.entries;
  }

  function parse(text: string | null): string[] {
    try {
      const value: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(value) ? value.filter(isEntry).slice(0, most) : emptyList;
    } catch {
      return emptyList;
    }
  }

  function write(entries: string[]) {
    try {
      localStorage.setItem(storageKey, JSON.stringify(entries));
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  }

  return {
    get,
    add: (entry) => write([entry, ...get().filter((known) => known !== entry)].slice(0, most)),
    remove: (entry) => write(get().filter((known) => known !== entry)),
    clear: () => write([]),
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/** A browser may refuse its storage: then nothing is kept, and nothing breaks. */
function stored(storageKey: string): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
