import type { CatalogueProduct } from '../model.ts';

/** A list of references holds at most 128 entries on the platform. */
const mostReferences = 128;

/** The kilo bags of the best-selling coffees, best first: the variants the kilo collection shows. */
export function kiloBagSkus(products: CatalogueProduct[]): string[] {
  return products
    .toSorted((a, b) => b.unitsSold - a.unitsSold)
    .flatMap((product) => product.variants.find(isKiloBag)?.sku ?? [])
    .slice(0, mostReferences);
}

function isKiloBag({ contents }: CatalogueProduct['variants'][number]): boolean {
  return (
    (contents?.unit === 'kg' && contents.amount === 1) ||
    (contents?.unit === 'g' && contents.amount === 1000)
  );
}
