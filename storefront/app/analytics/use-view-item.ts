import { useEffect } from 'react';
import type { ProductCard, Variant } from '../commerce/product.ts';
import { report } from './report.ts';

/** Tells which variant is looked at; choosing another one is another look. */
export function useViewItem(product: ProductCard, variant: Variant | null) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresh facts of the same variant are no other look
  useEffect(() => {
    if (variant) report((measure) => measure.viewItem(product, variant));
  }, [product.id, variant?.id]);
}
