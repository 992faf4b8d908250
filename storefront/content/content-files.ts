import { contentFiles } from '#shop/content/index.ts';
import { languages } from '#shop/languages.ts';
import { isLanguage, type Language } from '../app/i18n/languages.ts';
import { linksInLocale } from '../app/i18n/links-in-locale.ts';
import { languageOf } from '../app/i18n/locales.ts';
import type { Market } from '../app/i18n/market.ts';
import type { ShopContent } from './model.ts';
import { type ContentPieces, resolveContent, resolveMenu } from './resolve-content.ts';
import { contentFileSchema } from './schema.ts';

/** The pieces of each language as the shop's files have them: what applies where the platform has none. */
export const filePieces = inEveryLanguage((language): ContentPieces => {
  const { menus, ...pieces } = contentFileSchema.parse(contentFiles[language]);
  return {
    ...pieces,
    menus: {
      main: resolveMenu(menus.main, language, 101),
      questions: resolveMenu(menus.questions, language, 1),
      about: resolveMenu(menus.about, language, 31),
      legal: resolveMenu(menus.legal, language, 61),
    },
  };
});

/** The content of the files alone. */
export const allContent = inEveryLanguage(
  (language): ShopContent => resolveContent(filePieces[language], language),
);

const inMarkets = new Map<string, ShopContent>();

/** The content of a page: the one of its language, in a further market with that market's addresses and amounts. */
export function contentIn({ locale, currency }: Pick<Market, 'locale' | 'currency'>): ShopContent {
  if (isLanguage(locale)) return allContent[locale];
  const key = locale + currency;
  const pieces = filePieces[languageOf(locale)];
  const content =
    inMarkets.get(key) ?? linksInLocale(resolveContent(pieces, locale, currency), locale);
  inMarkets.set(key, content);
  return content;
}

function inEveryLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as Record<
    Language,
    Value
  >;
}
