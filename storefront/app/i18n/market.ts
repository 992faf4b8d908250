import { ownCurrency } from '#shop/identity.ts';
import { languages } from '#shop/languages.ts';
import type { Language } from './languages.ts';
import {
  countryOf,
  type FurtherLocale,
  type Locale,
  languageOf,
  marketCountry,
} from './locales.ts';

/** Where a page sells: in the home market of its language, or in a further one. */
export interface Market {
  locale: Locale;
  currency: string;
  /** All further markets that the shop sells in at the moment. */
  further: readonly FurtherLocale[];
}

/** The markets of the shop beside its home, as far as the platform sells there. */
export interface Markets {
  further: readonly FurtherLocale[];
  /** Of every further market, and of languages whose home is a market of their own. */
  currencies: ReadonlyMap<Locale, string>;
  /** Those that are off, and why. */
  off: readonly { locale: string; reason: string }[];
}

export const noMarkets: Markets = { further: [], currencies: new Map(), off: [] };

export function marketAt(locale: Locale, { further, currencies }: Markets): Market {
  return { locale, currency: currencies.get(locale) ?? ownCurrency, further };
}

/** Of a shop without further markets. */
export function homeMarket(language: Language): Market {
  return { locale: language, currency: ownCurrency, further: [] };
}

type SellsIn = Pick<Market, 'further'>;

/** The country whose market a country buys in: its own, or null for the shop's home market. */
export function marketOfCountry(country: string | null, { further }: SellsIn): string | null {
  const own = [...languages.map(marketCountry), ...further.map(countryOf)];
  return own.includes(country) ? country : null;
}

/** Where a country buys, in the page's language if that market has it. */
export function localeFor(country: string, { locale, further }: Market): Locale {
  const language = languageOf(locale);
  const there = further.filter((other) => countryOf(other) === country);
  return there.find((other) => languageOf(other) === language) ?? there[0] ?? language;
}
