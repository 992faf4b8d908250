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

/** Where prices include another country's tax: [coffee and food, everything else]. */
const abroad: Record<string, [number, number]> = {
  ...{ AT: [10, 20], BE: [6, 21], DK: [25, 25], FR: [5.5, 20], LU: [3, 17], NL: [9, 21] },
};

export const taxesAbroad = Object.fromEntries(
  Object.entries(abroad).map(([country, [reduced, standard]]) => [
    country,
    [
      { rate: reducedRate, is: reduced },
      { rate: standardRate, is: standard },
    ],
  ]),
);
