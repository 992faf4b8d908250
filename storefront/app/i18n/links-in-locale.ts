import { inLocale, type Locale, languageOf } from './locales.ts';

/**
 * Content and the platform's texts name addresses of home markets: on pages of a further market these links lead to that
 * market. Addresses may be anywhere in a value, whole or in HTML.
 */
export function linksInLocale<Value>(value: Value, locale: Locale): Value {
  if (locale === languageOf(locale)) return value;
  return mapTexts(value, (text) =>
    text.startsWith('/')
      ? inLocale(text, locale)
      : text.replaceAll(/(?<= href=")\/[^"]*/g, (address) => inLocale(address, locale)),
  ) as Value;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}
