import { languages } from '#shop/languages.ts';
import type { Language } from '../i18n/languages.ts';
import type { Alternates } from '../shell/alternates.ts';

/** The addresses of a page in all languages in which it exists. */
export function alternatesFor(address: (language: Language) => string | undefined): Alternates {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = address(language);
      return path ? [[language, path]] : [];
    }),
  );
}
