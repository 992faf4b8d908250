import type { Operation, Platform } from '../platform/platform.ts';

/**
 * Operations in a country's market, which decides prices and publication; null is the platform's default market, for
 * which operations are sent as specified. Markets besides the home market have lowest prices of their own, in a metafield
 * that is named after the country.
 */
export function inCountry(platform: Platform, country: string | null, isHome: boolean): Platform {
  if (country === null) return platform;
  return {
    send<Result, Variables>(
      { name, kind, text }: Operation<Result, Variables>,
      variables: Variables,
    ) {
      const extended = isHome ? withCountry(text) : withLowestPriceKey(withCountry(text));
      if (extended === text) return platform.send({ name, kind, text }, variables);
      const operation: Operation<Result, object> = { name, kind, text: extended };
      const lowestPriceKey = `${homeKey}_${country.toLowerCase()}`;
      const given = extended.includes('$lowestPriceKey')
        ? { country, lowestPriceKey }
        : { country };
      return platform.send(operation, { ...Object(variables), ...given });
    },
  };
}

const homeKey = 'lowest_30_days';
const texts = new Map<string, string>();

/** With `$country` as a variable beside the language; operations that are the same everywhere stay as they are. */
function withCountry(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  const result = text
    .replace('$language:LanguageCode', '$country:CountryCode,$language:LanguageCode')
    .replace('@inContext(language:$language)', '@inContext(country:$country,language:$language)');
  texts.set(text, result);
  return result;
}

function withLowestPriceKey(text: string): string {
  if (!text.includes(`key:"${homeKey}"`)) return text;
  return text
    .replaceAll(`key:"${homeKey}"`, 'key:$lowestPriceKey')
    .replace('$country:CountryCode', '$country:CountryCode,$lowestPriceKey:String!');
}

/** Whether a metafield has the lowest price of the market in which it was asked for. */
export function isLowestPrice(field: { namespace: string; key: string }): boolean {
  return field.namespace === 'price' && field.key.startsWith(homeKey);
}
