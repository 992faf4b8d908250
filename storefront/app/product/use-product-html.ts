import { useState } from 'react';

const parts = [
  'product-trail',
  'product-title',
  'product-payment',
  'product-story',
  'product-reviews',
  'product-related',
] as const;

/** The parts that only the server renders, by id. */
export type ProductHtml = Record<(typeof parts)[number], string>;

/** While a product is shown only its reviews change: the other parts keep what was chosen in them. */
export function useProductHtml(productId: string, html: ProductHtml | undefined) {
  const [kept, setKept] = useState({ productId, html });
  if (kept.productId !== productId) setKept({ productId, html });
  const whole = kept.productId === productId ? kept.html : html;
  return { ...whole, 'product-reviews': html?.['product-reviews'] };
}
