import type { Language } from '../app/i18n/languages.ts';
import { filesIn, lateParts } from '../app/i18n/late-parts.ts';
import type { ShopContent } from './model.ts';

const files = import.meta.glob<Partial<ShopContent>>([
  './{de,en,da}/*.ts',
  '!**/index.ts',
  // sent by a route of its own, to whoever opens the search
  '!**/empty-search.ts',
]);

/** What was arranged for one language, in the browser: each part is a chunk of its own. */
export function contentIn(language: Language, onMissing: (error: unknown) => void) {
  return lateParts(filesIn(`./${language}/`, files), onMissing);
}
