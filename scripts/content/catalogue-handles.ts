import { languages } from '#shop/languages.ts';
import { buildCatalogue } from '../../catalogue/index.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { catalogueText } from '../catalogue/catalogue-text.ts';
import type { ShopPages } from './shop-pages.ts';

const { products, collections } = buildCatalogue();

type Named = (typeof products)[number] | (typeof collections)[number];

function keysByHandle(things: Named[]): Partial<Record<Language, Map<string, string>>> {
  const keys = (language: Language) =>
    new Map(things.map(({ key, handle }) => [catalogueText(handle, language), key] as const));
  return Object.fromEntries(languages.map((language) => [language, keys(language)]));
}

const productKeys = keysByHandle(products);
const collectionKeys = keysByHandle(collections);

export const demoShop: ShopPages = {
  handles: {
    product: (handle, language) => productKeys[language]?.get(handle),
    collection: (handle, language) => collectionKeys[language]?.get(handle),
  },
  addresses(language) {
    const href = hrefsFor(language);
    return [
      ...collections.map(({ handle }) => href.collection(catalogueText(handle, language))),
      ...products.map(({ handle }) => href.product(catalogueText(handle, language))),
    ];
  },
};
