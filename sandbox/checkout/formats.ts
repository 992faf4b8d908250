import type { Cents } from '../cart/money.ts';
import type { Language } from '../catalogue-format/languages.ts';

export const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB', da: 'da-DK' };

export function formatMoney(cents: Cents, language: Language, currency = 'EUR'): string {
  const format = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
  return format.format(cents / 100).replace('-', '−');
}

export function formatDate(date: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Europe/Berlin',
  }).format(date);
}
