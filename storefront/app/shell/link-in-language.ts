import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import { countryOf, isFurther } from '../i18n/locales.ts';
import type { Market } from '../i18n/market.ts';
import type { Alternates } from './alternates.ts';

/** The page in another language, in the same market if it has that language; else the start page there. */
export function linkInLanguage(
  language: Language,
  links: Alternates,
  { locale, further }: Pick<Market, 'locale' | 'further'>,
): string {
  const here = `${language}-${countryOf(locale)?.toLowerCase()}`;
  const target = isFurther(here, further) ? here : language;
  return links[target] ?? hrefsFor(target).home();
}
