import { languageFacts, languages } from '#shop/languages.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import type { LanguageFacts } from '../../shop-model/language-facts.ts';
import type { Platform } from '../platform/platform.ts';

/** The platform as shoppers of each locale see it, home markets first. */
export type PlatformByLocale = ReadonlyMap<Locale, Platform>;

/** Of a shop without further markets. */
export function inHomeMarkets(platform: Platform): PlatformByLocale {
  return new Map(languages.map((language) => [language, platform]));
}

/** Asks in every locale; those without an answer are left out. */
export async function inEveryLocale<Answer>(
  platforms: PlatformByLocale,
  ask: (platform: Platform, code: LanguageFacts['code']) => Promise<Answer | undefined>,
): Promise<Partial<Record<Locale, Answer>>> {
  const answers = await Promise.all(
    [...platforms].map(async ([locale, platform]) => {
      const { code } = languageFacts[languageOf(locale)];
      return [locale, await ask(platform, code)] as const;
    }),
  );
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}
