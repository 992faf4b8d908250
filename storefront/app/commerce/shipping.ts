import { destinationOf } from './delivery-country.ts';
import type { Country } from './destinations.ts';
import type { Money } from './money.ts';

export type ShippingKind = 'standard' | 'special' | 'freight';

/** The shipping kind of a product, by the merchant's tags. */
export function shippingKindOf(tags: string[]): ShippingKind {
  if (tags.includes('Speditionsversand')) return 'freight';
  if (tags.includes('Sonderversand') || tags.includes('Elektrische Mühlen')) return 'special';
  return 'standard';
}

/** Before free shipping; null where the checkout calculates it from the address. */
export function shippingCost(kind: ShippingKind, country: Country): Money | null {
  const { cost, special, freight } = destinationOf(country);
  return { standard: cost, special, freight }[kind];
}
