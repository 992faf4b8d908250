import { cardModules } from '#shop/modules/card.ts';
import type { ProductCard } from '../commerce/product/product.ts';

/** The form that the boxes of a listing's cards belong to. */
export const compareFormId = 'compare-form';

/** What a module compares, and the named types of products. */
export function isComparable(
  { cardFacts, productType }: Pick<ProductCard, 'cardFacts' | 'productType'>,
  comparedTypes: readonly string[],
): boolean {
  return (
    cardModules.some(({ isCompared }) => isCompared(cardFacts)) ||
    comparedTypes.includes(productType)
  );
}
