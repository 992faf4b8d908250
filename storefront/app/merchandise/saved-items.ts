import { useSyncExternalStore } from 'react';
import { parseSavedKey } from '../commerce/saved-key.ts';

const storageKey = 'saved-items';
const most = 20;
const none: string[] = [];
const listeners = new Set<() => void>();
let read: { text: string | null; keys: string[] } = { text: null, keys: none };

/** What the visitor saved for later: kept in the browser only, newest first, in step between tabs. */
export function useSavedItems() {
  const keys = useSyncExternalStore(subscribe, current, () => none);
  return { keys, save, forget };
}

function save(key: string) {
  write([key, ...current().filter((known) => known !== key)].slice(0, most));
}

function forget(key: string) {
  write(current().filter((known) => known !== key));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function current(): string[] {
  const text = stored();
  if (text !== read.text) read = { text, keys: parse(text) };
  return read.keys;
}

/** A browser may refuse its storage: then nothing is saved, and nothing breaks. */
function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(keys: string[]) {
  try {
    localStorage.setItem(storageKey, JSON.stringify(keys));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}

function parse(text: string | null): string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(parseSavedKey).slice(0, most) : none;
  } catch {
    return none;
  }
}
