import type { HomeSection } from '../../content/model.ts';
import type { Catalogue } from '../commerce/catalogue/catalogue.ts';
import type { ShopRating } from '../commerce/reviews/shop-rating.ts';
import type { LoadedSection } from '../home/loaded-section.ts';
import { toMonthlyProduct } from '../home/monthly-product.ts';
import type { Language } from '../i18n/languages.ts';
import { firstProducts } from './first-products.ts';
import { orFallback } from './or-fallback.ts';

interface Source {
  catalogue: Catalogue;
  language: Language;
  rating: Promise<ShopRating | null>;
}

/** What the platform has for a section; nothing where it is unavailable or what the section names does not exist. */
export async function loadHomeSection(
  section: HomeSection,
  { catalogue, language, rating }: Source,
): Promise<LoadedSection> {
  switch (section.type) {
    case 'hero':
      return { type: section.type, section, rating: await rating };
    case 'categories': {
      const handles = section.categories.map(({ collection }) => collection);
      const sizes = await orFallback(catalogue.collectionSizes(handles, language), {});
      return { type: section.type, section, sizes };
    }
    case 'products': {
      const { collection = null, products: handles, count } = section;
      const products = await orFallback(
        handles
          ? catalogue.productCardsByHandle(handles, language)
          : firstProducts(catalogue, collection, language, count),
        [],
      );
      return { type: section.type, section, products };
    }
    case 'feature':
      return { type: section.type, section, product: await orFallback(readProduct(), null) };
    case 'brands': {
      const lists = await Promise.all(
        section.collections.map((handle, index) =>
          orFallback(catalogue.brands({ handle, language, count: section.counts[index] ?? 0 }), []),
        ),
      );
      return { type: section.type, section, brands: lists.flat() };
    }
    default:
      return { type: 'plain', section };
  }

  async function readProduct() {
    if (section.type !== 'feature') return null;
    const { collection = null } = section;
    const [card] = section.product
      ? [{ handle: section.product }]
      : await firstProducts(catalogue, collection, language, 1);
    const product = card ? await catalogue.product(card.handle, language) : null;
    return product && toMonthlyProduct(product);
  }
}
