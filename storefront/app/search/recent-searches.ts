import { cleanQuery, normaliseQuery } from '../commerce/search-query.ts';
import type { Language } from '../i18n/languages.ts';

const maxSearches = 6;

/** The visitor's recent searches, newest first, in local storage, per language. */
export function recentSearches(language: Language, storage: Pick<Storage, 'getItem' | 'setItem'>) {
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

  const without = (text: string) =>
    read().filter((known) => normaliseQuery(known) !== normaliseQuery(text));

  return {
    read,
    add(text: string): string[] {
      const tidy = cleanQuery(text);
      return tidy ? write([tidy, ...without(tidy)].slice(0, maxSearches)) : read();
    },
    remove: (text: string) => write(without(text)),
  };
}
