import { cleanQuery, normaliseQuery } from '../commerce/search-query.ts';
import type { Language } from '../i18n/languages.ts';

const most = 6;

/** What this visitor searched for, the newest first. It stays in the browser, each language by itself. */
export function recentSearches(language: Language, storage: Pick<Storage, 'getItem' | 'setItem'>) {
  const key = `recent-searches.${language}`;

  function read(): string[] {
    try {
      const known: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(known)
        ? known.filter((text): text is string => typeof text === 'string').slice(0, most)
        : [];
    } catch {
      return [];
    }
  }

  function write(texts: string[]): string[] {
    try {
      storage.setItem(key, JSON.stringify(texts));
    } catch {
      // a browser that keeps nothing has no recent searches
    }
    return texts;
  }

  const without = (text: string) =>
    read().filter((known) => normaliseQuery(known) !== normaliseQuery(text));

  return {
    read,
    add(text: string): string[] {
      const tidy = cleanQuery(text);
      return tidy ? write([tidy, ...without(tidy)].slice(0, most)) : read();
    },
    remove: (text: string) => write(without(text)),
  };
}
