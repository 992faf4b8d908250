import { ownCurrency } from '#shop/identity.ts';
import { languageFacts, languages } from '#shop/languages.ts';
import type { Language } from './languages.ts';
import type { Market } from './market.ts';

/** SHOP_MARKETS of the build, parsed (vite.config.ts). Absent outside of Vite. */
declare const __SHOP_MARKETS__: Partial<Record<Language, Market>> | undefined;

const given = typeof __SHOP_MARKETS__ === 'undefined' ? {} : __SHOP_MARKETS__;

/** Part of the build, since texts contain prices. */
export function marketOf(language: Language): Market {
  return given[language] ?? { country: null, currency: ownCurrency };
}

/** By the platform's language code. */
export function countryOfLanguage(code: unknown): string | null {
  const language = languages.find((key) => languageFacts[key].code === code);
  return language ? marketOf(language).country : null;
}
