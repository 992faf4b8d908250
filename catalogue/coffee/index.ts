import type { CatalogueMetaobject, CatalogueProduct } from '../model.ts';
import { buildCoffeeRange, type CoffeeRange } from './build.ts';

export { coffeeBrands } from './brands.ts';

let range: CoffeeRange | undefined;

function coffeeRange(): CoffeeRange {
  range ??= buildCoffeeRange();
  return range;
}

export const coffeeProducts = (): CatalogueProduct[] => coffeeRange().products;

/** What the products refer to; the certifications are defined with the collections. */
export const coffeeMetaobjects = (): CatalogueMetaobject[] => coffeeRange().metaobjects;
