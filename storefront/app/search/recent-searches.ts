import { cleanQuery } from '../commerce/collection/clean-query.ts';
import { normaliseQuery } from '../commerce/search/search-query.ts';
import type { Language } from '../i18n/languages.ts';

const maxSearches = 6;

type SearchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The visitor's recent searches, newest first, in local storage, per language; only once switched on (§ 25 TDDDG). */
export function recentSearches(language: Language, storage: SearchStorage) {
  const key = `recent-searches.${language}`;

  function read(): string[] {
    try {
      const known: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(known)
        ? known.filter((text): text is string => typeof text === 'string').slice(0, maxSearches)
        : [];
    } catch {
      return [];
    }
  }

  function write(texts: string[]): string[] {
    try {
      storage.setItem(key, JSON.stringify(texts));
    } catch {
      // storage denied: nothing is remembered
    }
    return texts;
  }

  function isOn(): boolean {
    try {
      return storage.getItem(key) !== null;
    } catch {
      return false;
    }
  }

  const without = (text: string) =>
    read().filter((known) => normaliseQuery(known) !== normaliseQuery(text));

  return {
    read,
    isOn,
    switchOn: () => void write([]),
    switchOff() {
      try {
        storage.removeItem(key);
      } catch {
        // storage denied: nothing was remembered
      }
    },
    add(text: string): string[] {
      const tidy = cleanQuery(text);
      return tidy && isOn() ? write([tidy, ...without(tidy)].slice(0, maxSearches)) : read();
    },
    remove: (text: string) => write(without(text)),
  };
}
