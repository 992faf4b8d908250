import { cardModules } from '#shop/modules/card.ts';
import { allContent } from '../../content/content-files.ts';
import { popularCategories } from '../../content/home-sections.ts';
import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import { parseListingQuery } from '../commerce/collection/listing-query.ts';
import type { ProductCard } from '../commerce/product/product.ts';
import type { ComparableKind } from '../compare/compare-start.tsx';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { isComparable } from '../merchandise/comparable.ts';
import { orFallback } from './or-fallback.ts';

interface LoadedKind extends ComparableKind {
  products: ProductCard[];
}

const mostKinds = 3;
const offered = 8;

/** The home page's categories with goods that can be compared, one of each kind. */
export async function comparableKinds(
  catalogue: Catalogue,
  language: Language,
): Promise<LoadedKind[]> {
  const { comparedTypes } = allMessages[language].product;
  const categories = popularCategories(allContent[language]);
  const query = { ...parseListingQuery(new URLSearchParams()), show: offered };
  const loaded = await Promise.all(
    categories.map(async ({ title, collection: handle }) => {
      const found = await orFallback(catalogue.collection({ handle, language, query }), null);
      const products = (found?.listing.products ?? []).filter((card) =>
        isComparable(card, comparedTypes),
      );
      const count = found?.listing.total ?? products.length;
      return { collection: handle, title, count, picture: products[0]?.picture ?? null, products };
    }),
  );
  const known = new Set<string>();
  return loaded
    .filter(({ products: [first] }) => {
      if (!first) return false;
      const { cardFacts, productType } = first;
      const kind = cardModules.find(({ isCompared }) => isCompared(cardFacts))?.name ?? productType;
      const isNew = !known.has(kind);
      known.add(kind);
      return isNew;
    })
    .slice(0, mostKinds);
}
