import type { Platform } from './platform.ts';

const languageOnly = '@inContext(language:$language)';

/** Operations in the market of one country: the platform decides prices and publication by it. Null is its default market. */
export function inCountry(platform: Platform, country: string | null): Platform {
  if (!country) return platform;
  const context = `@inContext(language:$language,country:${country})`;
  return {
    send: (operation, variables) =>
      platform.send(
        { ...operation, text: operation.text.replace(languageOnly, context) },
        variables,
      ),
  };
}
