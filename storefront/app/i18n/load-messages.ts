import type { Language } from './languages.ts';
import { filesIn, lateParts } from './late-parts.ts';
import type { Messages } from './messages/index.ts';

const files = import.meta.glob<Partial<Messages>>(['./messages/*/*.ts', '!**/index.ts']);

/** The texts of one language, in the browser: each section is a chunk of its own. */
export function messagesIn(language: Language, onMissing: (error: unknown) => void) {
  return lateParts(filesIn(`./messages/${language}/`, files), onMissing);
}
