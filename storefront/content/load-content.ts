import { filesByPart, lazyParts } from '../app/framework/lazy-parts.ts';
import type { Language } from '../app/i18n/languages.ts';
import type { ShopContent } from './model.ts';

const files = import.meta.glob<Partial<ShopContent>>([
  './[a-z][a-z]/*.ts',
  '!**/index.ts',
  // loaded by the search dialog from its own route
  '!**/empty-search.ts',
]);

/** The content of one language in the browser: every part is a separate chunk. */
export function lazyContent(language: Language, onMissing: (error: unknown) => void) {
  return lazyParts(filesByPart(`./${language}/`, files), onMissing);
}
