import type { ProductType } from '../model.ts';

const reducedRate = 7;
const standardRate = 19;

/** Germany taxes coffee and food at the reduced rate. */
const foods = new Set<ProductType>([
  'espresso',
  'caffe-crema',
  'filter-coffee',
  'capsules',
  'pads',
  'instant-coffee',
  'savings-pack',
  'milk-and-plant-drinks',
  'delicacies',
  'syrup',
]);

export function taxRateOf(type: ProductType): number {
  return foods.has(type) ? reducedRate : standardRate;
}

/** Of countries with one rate for coffee and everything else; the others' need more than one. */
export const taxRates = { DK: 25 };
