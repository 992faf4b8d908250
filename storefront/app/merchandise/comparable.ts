import type { ProductCard } from '../commerce/product.ts';

/** The form that the boxes of a listing's cards belong to. */
export const compareFormId = 'compare-form';

/** Coffees, machines and grinders are. */
export function isComparable(
  { strength, productType }: Pick<ProductCard, 'strength' | 'productType'>,
  comparedTypes: readonly string[],
): boolean {
  return strength !== null || comparedTypes.includes(productType);
}
