import { languageFacts, languages } from '#shop/languages.ts';
import {
  countryOf,
  type FurtherLocale,
  type Locale,
  languageOf,
  marketCountry,
  parseLocale,
} from '../../i18n/locales.ts';
import { type Markets, noMarkets } from '../../i18n/market.ts';
import { homeCountryOf } from '../../i18n/resolve-language.ts';
import * as operations from '../operations/generated.ts';
import type { Platform } from '../platform/platform.ts';
import { isCountry } from './destinations.ts';

/** Asks the platform which of the wanted markets exist. Names are as in addresses: 'de-ch'. */
export async function readMarkets(platform: Platform, wanted: readonly string[]): Promise<Markets> {
  const names = [...languagesAbroad, ...wanted];
  if (names.length === 0) return noMarkets;
  const { localization } = await platform.send(operations.Markets, {});
  return availableMarkets(names, localization.availableCountries);
}

/** Languages whose pages without a country sell in a market of their own. */
const languagesAbroad = languages.filter((language) => marketCountry(language) !== null);
export const countriesOfLanguages = languagesAbroad.flatMap(
  (language) => marketCountry(language) ?? [],
);

type Countries = operations.MarketsQuery['localization']['availableCountries'];

export function availableMarkets(names: readonly string[], countries: Countries): Markets {
  const further: FurtherLocale[] = [];
  const currencies = new Map<Locale, string>();
  const off: { locale: string; reason: string }[] = [];
  for (const name of names) {
    const locale = parseLocale(name);
    const found = locale && countries.find(({ isoCode }) => isoCode === marketCountry(locale));
    const reason = locale ? reasonAgainst(locale, found) : 'the shop has no such language';
    if (locale && found && !reason) {
      currencies.set(locale, found.currency.isoCode);
      if (isFurtherLocale(locale)) further.push(locale);
    } else off.push({ locale: name, reason: reason ?? '' });
  }
  return { further, currencies, off };
}

function isFurtherLocale(locale: Locale): locale is FurtherLocale {
  return countryOf(locale) !== null;
}

function reasonAgainst(locale: Locale, found: Countries[number] | null | undefined): string | null {
  const language = languageOf(locale);
  const country = marketCountry(locale);
  if (countryOf(locale) === homeCountryOf(language)) return `/${language} is that market`;
  if (!country || !isCountry(country)) return `the shop has no shipping terms for ${country}`;
  if (!found) return `no market of the platform sells to ${country}`;
  const { code } = languageFacts[language];
  const isOffered = found.availableLanguages.some(({ isoCode }) => isoCode === code);
  return isOffered ? null : `the platform does not offer ${code} in ${country}`;
}
