import { useEffect } from 'react';
import type { ProductCard, Variant } from '../commerce/product/product.ts';
import { report } from './report.ts';

/** Reports the viewed variant; selecting another one is another view. */
export function useViewItem(
  product: Pick<ProductCard, 'id' | 'title' | 'vendor' | 'productType'>,
  variant: Variant | null,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new data of the same variant is not another view
  useEffect(() => {
    if (variant) report((measure) => measure.viewItem(product, variant));
  }, [product.id, variant?.id]);
}
