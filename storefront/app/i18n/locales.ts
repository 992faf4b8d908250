import { languageFacts } from '#shop/languages.ts';
import type { LanguageFacts } from '../shop-model/language-facts.ts';
import { defaultLanguage, isLanguage, type Language, languageOrDefault } from './languages.ts';

/** The first part of a path: a language in its home market, or with the country of a further market. */
export type Locale = Language | FurtherLocale;
export type FurtherLocale = `${Language}-${string}`;

/** Every spelling that may be meant as a locale. */
const spelling = /^([a-z]{2})(?:-([a-z]{2}))?$/i;

/** Of a text such as 'de-CH', whether such a market exists or not; null where it is no language of the shop. */
export function parseLocale(text: string): Locale | null {
  const [, language, country] = spelling.exec(text.toLowerCase()) ?? [];
  if (!isLanguage(language)) return null;
  return country ? `${language}-${country}` : language;
}

export function looksLikeLocale(text: string): boolean {
  return spelling.test(text);
}

export function languageOf(locale: Locale): Language {
  return languageOrDefault(locale.slice(0, 2));
}

/** The country of a further market; null in a home market. */
export function countryOf(locale: Locale): string | null {
  return locale.slice(3).toUpperCase() || null;
}

/** The country of the market of its own; null where it sells in the shop's home market. */
export function marketCountry(locale: Locale): string | null {
  const facts: LanguageFacts = languageFacts[languageOf(locale)];
  return countryOf(locale) ?? facts.market ?? null;
}

export function isFurther(text: string, further: readonly FurtherLocale[]): text is FurtherLocale {
  return further.some((locale) => locale === text);
}

/** Of a path that has been resolved, such as /de-ch/c/tools; the default language without one. */
export function localeOfPath(pathname: string): Locale {
  return parseLocale(pathname.split('/')[1] ?? '') ?? defaultLanguage;
}

/** For hreflang and Intl: 'de', 'de-CH'. */
export function languageTag(locale: Locale): string {
  const country = countryOf(locale);
  return country ? `${languageOf(locale)}-${country}` : locale;
}

/** A path of a language in the same language's market: content names paths of home markets only. */
export function inLocale(path: string, locale: Locale): string {
  const home = `/${languageOf(locale)}`;
  const isOwn = path === home || ['/', '?', '#'].some((next) => path.startsWith(home + next));
  return isOwn ? `/${locale}${path.slice(home.length)}` : path;
}
