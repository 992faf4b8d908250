import { languages } from '#shop/languages.ts';
import type { Language } from './languages.ts';
import type { Market } from './market.ts';

const entry = /^([a-z]{2}):([A-Z]{2}):([A-Z]{3})$/;

/** Reads 'da:DK:DKK': language, country and currency, separated by commas. For the build. */
export function parseMarkets(text: string): Partial<Record<Language, Market>> {
  const given = text.split(',').filter(Boolean).map(parseEntry);
  return Object.fromEntries(given);
}

function parseEntry(text: string): [string, Market] {
  const [, language = '', country, currency] = entry.exec(text.trim()) ?? [];
  if (!country || !currency || !languages.some((known) => known === language)) {
    throw new Error(
      `SHOP_MARKETS: ${text} is not of the form da:DK:DKK with a language of the shop`,
    );
  }
  return [language, { country, currency }];
}
