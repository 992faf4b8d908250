import { buildCatalogue } from '../../catalogue/index.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import type { Handles } from './counterparts.ts';

const { products, collections } = buildCatalogue();

type Named = (typeof products)[number] | (typeof collections)[number];

function keysByHandle(things: Named[]): Record<Language, Map<string, string>> {
  const keys = (language: Language) =>
    new Map(things.map(({ key, handle }) => [handle[language], key]));
  return { de: keys('de'), en: keys('en'), da: keys('da') };
}

const productKeys = keysByHandle(products);
const collectionKeys = keysByHandle(collections);

/** The demo catalogue's handles. */
export const catalogueHandles: Handles = {
  product: (handle, language) => productKeys[language].get(handle),
  collection: (handle, language) => collectionKeys[language].get(handle),
};

/** The addresses of a language that do not come from documents. */
export function shopAddresses(language: Language): string[] {
  const href = hrefsFor(language);
  return [
    href.home(),
    href.cart(),
    href.brands(),
    href.withdrawal(),
    href.cancellation(),
    ...collections.map(({ handle }) => href.collection(handle[language])),
    ...products.map(({ handle }) => href.product(handle[language])),
  ];
}
