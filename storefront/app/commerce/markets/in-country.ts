import type { Operation, Platform } from '../platform/platform.ts';

/**
 * Operations in a country's market, which decides prices and publication; null is the platform's default market, for
 * which operations are sent as specified.
 */
export function inCountry(platform: Platform, country: string | null): Platform {
  if (country === null) return platform;
  return {
    send<Result, Variables>(
      { name, kind, text }: Operation<Result, Variables>,
      variables: Variables,
    ) {
      const extended = withCountry(text);
      if (extended === text) return platform.send({ name, kind, text }, variables);
      const operation: Operation<Result, object> = { name, kind, text: extended };
      return platform.send(operation, { ...Object(variables), country });
    },
  };
}

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
