import { filesByPart, lazyParts } from '../app/framework/lazy-parts.ts';
import type { Language } from '../app/i18n/languages.ts';
import type { ShopContent } from './model.ts';

const files = import.meta.glob<Partial<ShopContent>>([
  './{de,en,da}/*.ts',
  '!**/index.ts',
  // sent by a route of its own, to whoever opens the search
  '!**/empty-search.ts',
]);

/** What was arranged for one language, in the browser: each part is a chunk of its own. */
export function lazyContent(language: Language, onMissing: (error: unknown) => void) {
  return lazyParts(filesByPart(`./${language}/`, files), onMissing);
}
