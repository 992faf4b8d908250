import type { Language } from '../catalogue/model.ts';
import { locales } from './formats.ts';

const digits = (count: number) => new RegExp(`^\\d{${count}}$`);

/** Where the shop delivers, with the shape of each country's postcodes once blanks and dashes are left out. */
const postcodes = {
  AT: digits(4),
  BE: digits(4),
  BG: digits(4),
  CY: digits(4),
  CZ: digits(5),
  DE: digits(5),
  DK: digits(4),
  EE: digits(5),
  ES: digits(5),
  FI: digits(5),
  FR: digits(5),
  GR: digits(5),
  HU: digits(4),
  IE: /^[A-Z]\d[\dW][A-Z\d]{4}$/,
  IT: digits(5),
  LT: /^(LT)?\d{5}$/,
  LU: /^L?\d{4}$/,
  LV: /^(LV)?\d{4}$/,
  MT: /^[A-Z]{3}\d{4}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  PL: digits(5),
  PT: digits(7),
  RO: digits(6),
  SE: digits(5),
  SI: digits(4),
  SK: digits(5),
};

export type CountryCode = keyof typeof postcodes;

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(postcodes, code);
}

export function isPostcode(country: CountryCode, text: string): boolean {
  return postcodes[country].test(text.replace(/[\s-]/g, '').toUpperCase());
}

export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code;
}

/** Germany first, the others by their name in the page's language. */
export function countryList(language: Language): { code: string; name: string }[] {
  const byName = new Intl.Collator(locales[language]);
  return Object.keys(postcodes)
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort(
      (a, b) => Number(b.code === 'DE') - Number(a.code === 'DE') || byName.compare(a.name, b.name),
    );
}
