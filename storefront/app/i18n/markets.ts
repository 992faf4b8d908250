import { type Language, languageFacts, languages } from './languages.ts';

/** Where and in which currency a language's pages sell. */
interface Market {
  /** Null is the platform's default market, or that of PLATFORM_COUNTRY. */
  country: string | null;
  currency: string;
}

/** The currency of the shop's own terms, such as shipping costs. */
export const ownCurrency = 'EUR';

const entry = /^([a-z]{2}):([A-Z]{2}):([A-Z]{3})$/;

/** Reads 'da:DK:DKK': language, country and currency, separated by commas; other languages sell in the shop's own currency. */
export function parseMarkets(text: string): Record<Language, Market> {
  const given = text.split(',').filter(Boolean).map(parseEntry);
  return Object.fromEntries(
    languages.map((language) => {
      const own = given.find((market) => market.language === language);
      return [language, { country: own?.country ?? null, currency: own?.currency ?? ownCurrency }];
    }),
  ) as Record<Language, Market>;
}

function parseEntry(text: string) {
  const [, language, country, currency] = entry.exec(text.trim()) ?? [];
  if (!country || !currency || !languages.some((known) => known === language)) {
    throw new Error(
      `SHOP_MARKETS: ${text} is not of the form da:DK:DKK with a language of the shop`,
    );
  }
  return { language, country, currency };
}

/** SHOP_MARKETS at build time (vite.config.ts), since texts contain prices. Absent outside of Vite. */
declare const __SHOP_MARKETS__: string | undefined;

export const markets = parseMarkets(typeof __SHOP_MARKETS__ === 'string' ? __SHOP_MARKETS__ : '');

/** By the platform's language code. */
export function countryOfLanguage(code: unknown): string | null {
  const language = languages.find((key) => languageFacts[key].code === code);
  return language ? markets[language].country : null;
}
