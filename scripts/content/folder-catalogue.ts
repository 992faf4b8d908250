import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '../../sandbox/catalogue-format/read-catalogue.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import type { Language } from '../../storefront/app/i18n/languages.ts';
import { shopFolder } from '../../storefront/shop-folder.ts';
import type { ShopPages } from './shop-pages.ts';

interface Named {
  key: string;
  /** In the languages of the catalogue; others have the primary one's. */
  handle: Partial<Record<string, string>>;
}

/** Products and collections in a shop's own folder, as the sandbox sells them; null where it has none. */
export async function folderCatalogue(
  folder = new URL('catalogue/', shopFolder),
): Promise<ShopPages | null> {
  if (!existsSync(new URL('shop.json', folder))) return null;
  const { shop, products, collections } = await readCatalogue(fileURLToPath(folder));
  const handleIn = (language: Language, { handle }: Named) =>
    handle[language] ?? handle[shop.primaryLanguage] ?? '';
  const keyOf = (things: Named[], handle: string, language: Language) =>
    things.find((thing) => handleIn(language, thing) === handle)?.key;
  return {
    handles: {
      product: (handle, language) => keyOf(products, handle, language),
      collection: (handle, language) => keyOf(collections, handle, language),
    },
    addresses(language) {
      const href = hrefsFor(language);
      return [
        ...collections.map((collection) => href.collection(handleIn(language, collection))),
        ...products.map((product) => href.product(handleIn(language, product))),
      ];
    },
  };
}
