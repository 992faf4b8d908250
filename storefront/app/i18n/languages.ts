import { languages } from '#shop/languages.ts';

export type Language = (typeof languages)[number];

/** The fallback for unknown languages. */
export const defaultLanguage = languages[0];

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** The language of a path such as /en/c/coffee, or the default. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}
