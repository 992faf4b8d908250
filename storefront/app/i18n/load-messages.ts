import { filesByPart, lazyParts } from '../framework/lazy-parts.ts';
import type { Language } from './languages.ts';
import type { Messages } from './messages/index.ts';

const files = import.meta.glob<Partial<Messages>>(['./messages/*/*.ts', '!**/index.ts']);

/** The texts of one language, in the browser: each section is a chunk of its own. */
export function lazyMessages(language: Language, onMissing: (error: unknown) => void) {
  return lazyParts(filesByPart(`./messages/${language}/`, files), onMissing);
}
