export const languages = ['de', 'en', 'da'] as const;
export type Language = (typeof languages)[number];

/** The fallback for unknown languages. */
export const defaultLanguage = 'de' satisfies Language;

export interface LanguageFacts {
  key: Language;
  /** The platform's language code. */
  code: 'DE' | 'EN' | 'DA';
  locale: string;
  name: string;
  /** Its symbol in flags.svg: flag emoji are not available on Windows. */
  flag: 'de' | 'gb' | 'dk';
}

export const languageFacts: Record<Language, LanguageFacts> = {
  de: { key: 'de', code: 'DE', locale: 'de-DE', name: 'Deutsch', flag: 'de' },
  en: { key: 'en', code: 'EN', locale: 'en-GB', name: 'English', flag: 'gb' },
  da: { key: 'da', code: 'DA', locale: 'da-DK', name: 'Dansk', flag: 'dk' },
};

export function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** The language of a path such as /en/c/coffee, or the default. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}
