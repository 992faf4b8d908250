import { type Language, languages } from '../catalogue-format/languages.ts';
import type { Shop } from '../catalogue-format/shop-schema.ts';
import { localeOf } from './formats.ts';

const digits = (count: number) => new RegExp(`^\\d{${count}}$`);

/** The shape of each country's postcodes once blanks and dashes are left out. */
const postcodes: Partial<Record<string, RegExp>> = {
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

/** The countries the shop delivers to. */
export function deliveryCountries({ shipping }: Pick<Shop, 'shipping'>): string[] {
  return [...new Set(shipping.standard.flatMap(({ countries }) => countries))];
}

/** Where we know no shape, any postcode will do. */
export function isPostcode(country: string, text: string): boolean {
  const shape = postcodes[country] ?? /./;
  return shape.test(text.replace(/[\s-]/g, '').toUpperCase());
}

export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames(localeOf(language), { type: 'region' }).of(code) ?? code;
}

/** From a code, or from the name of a country that the shop delivers to, in any language; null for any other. */
export function countryCodeOf(text: string, shop: Pick<Shop, 'shipping'>): string | null {
  if (/^[a-z]{2}$/i.test(text)) return text.toUpperCase();
  const isNamed = (code: string) =>
    languages.some((language) => countryName(code, language).toLowerCase() === text.toLowerCase());
  return deliveryCountries(shop).find(isNamed) ?? null;
}

/** The shop's own country first, the others by their name in the page's language. */
export function countryList(
  language: Language,
  shop: Pick<Shop, 'shipping' | 'country'>,
): { code: string; name: string }[] {
  const byName = new Intl.Collator(localeOf(language));
  const isOwn = (code: string) => Number(code === shop.country);
  return deliveryCountries(shop)
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => isOwn(b.code) - isOwn(a.code) || byName.compare(a.name, b.name));
}
