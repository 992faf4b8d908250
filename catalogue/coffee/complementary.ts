import type { CatalogueProduct } from '../model.ts';
import { randomFor } from '../random.ts';
import { coffeeTypes } from './coffee-type.ts';

/** Adds complementary products: one of the same brand, a sweet, milk or syrup, and an espresso to what is no coffee. */
export function withComplementary(products: CatalogueProduct[]): CatalogueProduct[] {
  const popular = products
    .filter((product) => product.variants.some(({ stock }) => stock > 0))
    .toSorted((a, b) => b.unitsSold - a.unitsSold);
  const ofType = Map.groupBy(popular, (product) => product.productType);
  const ofVendor = Map.groupBy(popular, (product) => product.vendor);
  const best = (type: CatalogueProduct['productType'], count: number) =>
    (ofType.get(type) ?? []).slice(0, count);

  return products.map((product) => {
    if (product.isGiftCard) return product;
    const random = randomFor(`with/${product.key}`);
    const siblings = (ofVendor.get(product.vendor) ?? []).slice(0, 6);
    const takesMilk = product.productType === 'espresso' || product.productType === 'capsules';
    const candidates = [
      ...random.sample(siblings, 1),
      random.pick(best('delicacies', 16)),
      takesMilk ? random.pick(best('milk-and-plant-drinks', 10)) : random.pick(best('syrup', 10)),
      ...(isCoffee(product) ? [] : [random.pick(best('espresso', 20))]),
    ];
    const keys = candidates.map(({ key }) => key).filter((key) => key !== product.key);
    return { ...product, complementary: [...new Set(keys)] };
  });
}

function isCoffee({ productType }: CatalogueProduct): boolean {
  return coffeeTypes.some((type) => type === productType);
}
