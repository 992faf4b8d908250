import { languages } from '#shop/languages.ts';

export type Language = (typeof languages)[number];

/** The fallback for unknown languages. */
export const defaultLanguage: Language = languages[0];

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** The language if the shop has it, else the default. */
export function languageOrDefault(text: string | undefined): Language {
  return isLanguage(text) ? text : defaultLanguage;
}
