import { z } from 'zod';

/** The languages that the sandbox's own pages are written in. */
export const pageLanguages = ['de', 'en', 'da'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** Others that a catalogue may have texts in. */
const otherLanguages = [
  'bg',
  'cs',
  'el',
  'es',
  'et',
  'fi',
  'fr',
  'ga',
  'hr',
  'hu',
  'it',
  'lt',
  'lv',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'sk',
  'sl',
  'sv',
] as const;

export const knownLanguages = [...pageLanguages, ...otherLanguages] as const;
export type Language = (typeof knownLanguages)[number];

/** German, English, Danish, and those that SANDBOX_LANGUAGES lists: `sv,fr`. */
export const languages: readonly [Language, ...Language[]] = [
  ...pageLanguages,
  ...z
    .string()
    .transform((text) => text.split(',').filter((code) => code !== ''))
    .pipe(z.array(z.enum(knownLanguages, { error: `SANDBOX_LANGUAGES knows ${knownLanguages}` })))
    .parse(process.env.SANDBOX_LANGUAGES ?? '')
    .filter((language, place, all) => !isPageLanguage(language) && all.indexOf(language) === place),
];

function isPageLanguage(language: Language): language is PageLanguage {
  return pageLanguages.some((known) => known === language);
}

/** English where the sandbox's own pages are not in a language. */
export function pageLanguage(language: Language): PageLanguage {
  return isPageLanguage(language) ? language : 'en';
}

/** A text in every language of the sandbox's pages, and in those others that the shop has. */
export type Localized<T = string> = Record<PageLanguage, T> & Partial<Record<Language, T>>;

/** The text of a language; what the sandbox itself says is in English where it is not written in it. */
export function textIn<T>(text: Localized<T>, language: Language): T {
  return text[language] ?? text.en;
}

export function sameInAllLanguages(text: string): Localized {
  return localizedBy(() => text);
}

export function localizedBy<T>(of: (language: Language) => T): Localized<T> {
  return {
    de: of('de'),
    en: of('en'),
    da: of('da'),
    ...Object.fromEntries(languages.map((language) => [language, of(language)])),
  };
}
