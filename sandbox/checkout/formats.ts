import type { Cents } from '../cart/money.ts';
import type { Language } from '../catalogue-format/languages.ts';

const locales: Partial<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', da: 'da-DK' };

/** For Intl. */
export function localeOf(language: Language): string {
  return locales[language] ?? language;
}

export function formatMoney(cents: Cents, language: Language, currency = 'EUR'): string {
  const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency });
  return format.format(cents / 100).replace('-', '−');
}

export function formatDate(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(date);
}
