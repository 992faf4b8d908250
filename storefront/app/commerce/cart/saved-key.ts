import { variantKey } from '../product/product.ts';

const pattern = /^(\d{1,20})\.(\d{1,20})$/;

/** The key of a saved item: product and variant, independent of the language. */
export function savedKey(productId: string, variantId: string): string {
  return `${variantKey(productId)}.${variantKey(variantId)}`;
}

export function parseSavedKey(text: unknown): { product: string; variant: string } | null {
  const [, product, variant] = (typeof text === 'string' && pattern.exec(text)) || [];
  return product && variant ? { product, variant } : null;
}
