import type { Money } from './money.ts';
import { shop } from './shop.ts';

export type ShippingKind = 'standard' | 'special' | 'freight';

/** The shipping kind of a product, by the merchant's tags. */
export function shippingKindOf(tags: string[]): ShippingKind {
  if (tags.includes('Speditionsversand')) return 'freight';
  if (tags.includes('Sonderversand') || tags.includes('Elektrische Mühlen')) return 'special';
  return 'standard';
}

export function shippingCost(kind: ShippingKind): Money {
  return shop.shipping[kind];
}
