import { languages } from '#shop/languages.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Market } from '../i18n/market.ts';
import type { Alternates } from '../shell/alternates.ts';

/** The addresses of a page in all languages and markets in which it exists. */
export function alternatesFor(
  { further }: Pick<Market, 'further'>,
  address: (locale: Locale) => string | undefined,
): Alternates {
  return Object.fromEntries(
    [...languages, ...further].flatMap((locale) => {
      const path = address(locale);
      return path ? [[locale, path]] : [];
    }),
  );
}
