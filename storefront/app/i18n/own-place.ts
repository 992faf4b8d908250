import { shop } from '#shop/shop.ts';

/** How this shop says that it delivers to a country, such as its own: "within Germany" instead of "to Germany". */
export function ownPlace(language: string, country: string): string | undefined {
  return shop.shipping.places?.[language]?.[country];
}
