import type { CatalogueProduct } from '../model.ts';
import { randomFor } from '../random.ts';

/** Adds what goes with each product: another coffee of the brand, something sweet, something white. */
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
    const milky = product.productType === 'espresso' || product.productType === 'capsules';
    const candidates = [
      ...random.sample(siblings, 1),
      random.pick(best('delicacies', 16)),
      milky ? random.pick(best('milk-and-plant-drinks', 10)) : random.pick(best('syrup', 10)),
      ...(isCoffee(product) ? [] : [random.pick(best('espresso', 20))]),
    ];
    const keys = candidates.map(({ key }) => key).filter((key) => key !== product.key);
    return { ...product, complementary: [...new Set(keys)] };
  });
}

function isCoffee({ productType }: CatalogueProduct): boolean {
  return [
    'espresso',
    'caffe-crema',
    'filter-coffee',
    'capsules',
    'pads',
    'instant-coffee',
  ].includes(productType);
}
