import type { ReactNode } from 'react';
import { productModules } from '#shop/modules/product.server.ts';
import type { ProductFacts } from '../commerce/product/product.ts';
import type { SimilarProduct } from '../commerce/product/similar-products.ts';

/** With what a module shows below the card of a product that it can compare with the sold-out one. */
export type ComparedSimilar = SimilarProduct<ReactNode>;

/** By the first module that knows both. */
export function compareSimilar(from: Partial<ProductFacts>, to: Partial<ProductFacts>) {
  for (const module of productModules) {
    const compared = module.compareSimilar?.(from, to);
    if (compared) return compared;
  }
  return null;
}
