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

/** Of countries with one rate for coffee and everything else. */
export const taxRates = { BG: 20, DK: 25, EE: 24, HU: 27, IT: 22, LT: 21, LV: 21, PL: 23, PT: 23 };

/** Food and everything else in the other countries; a simplification, real shops leave it to the platform. */
const otherRates: Record<string, [food: number, others: number]> = {
  AT: [10, 20],
  BE: [6, 21],
  CH: [2.6, 8.1],
  CY: [5, 19],
  CZ: [12, 21],
  ES: [10, 21],
  FI: [13.5, 25.5],
  FR: [5.5, 20],
  GR: [13, 24],
  IE: [0, 23],
  LU: [3, 17],
  MT: [0, 18],
  NL: [9, 21],
  RO: [11, 21],
  SE: [6, 25],
  SI: [9.5, 22],
  SK: [19, 23],
};

export const taxesAbroad = Object.fromEntries(
  Object.entries(otherRates).map(([country, [food, others]]) => [
    country,
    [
      { rate: reducedRate, is: food },
      { rate: standardRate, is: others },
    ],
  ]),
);
