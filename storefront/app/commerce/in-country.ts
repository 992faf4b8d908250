import type { Platform } from './platform.ts';

const languageOnly = '@inContext(language:$language)';

/**
 * Operations in the market of their language's country: the platform decides prices and publication by it. Null is its
 * default market.
 */
export function inCountry(
  platform: Platform,
  countryOf: (languageCode: unknown) => string | null,
): Platform {
  return {
    send(operation, variables) {
      const country = countryOf(languageOf(variables));
      if (!country) return platform.send(operation, variables);
      const context = `@inContext(language:$language,country:${country})`;
      const text = operation.text.replace(languageOnly, context);
      return platform.send({ ...operation, text }, variables);
    },
  };
}

function languageOf(variables: unknown): unknown {
  return typeof variables === 'object' && variables !== null && 'language' in variables
    ? variables.language
    : null;
}
