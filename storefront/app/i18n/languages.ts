export const languages = ['de', 'en', 'da'] as const;
export type Language = (typeof languages)[number];

/** The shop's own language: what anything untranslated or unknown falls back to. */
export const defaultLanguage: Language = 'de';

interface LanguageFacts {
  key: Language;
  /** The platform's name for it. */
  code: 'DE' | 'EN' | 'DA';
  locale: string;
  name: string;
  /** Its symbol in the shell's flags: as an emoji it is two letters on Windows, and boxes without such a font. */
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

/** The language of a path such as /en/c/coffee; German where it names none. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  return isLanguage(first) ? first : defaultLanguage;
}
