import type { BrandProfile, HouseStyle } from './brands/brand-profile.ts';
import type { CoffeeType } from './coffee-draft.ts';

const coffeeCounts: Record<CoffeeType, number> = {
  espresso: 430,
  'caffe-crema': 110,
  'filter-coffee': 270,
  capsules: 110,
  pads: 40,
  'instant-coffee': 35,
};

const appetite: Record<CoffeeType, Record<HouseStyle, number>> = {
  espresso: { southern: 10, classic: 5, modern: 6.5, nordic: 2.5 },
  'caffe-crema': { southern: 2, classic: 3.2, modern: 1, nordic: 0 },
  'filter-coffee': { southern: 0.7, classic: 4, modern: 4.5, nordic: 9 },
  capsules: { southern: 3.5, classic: 1.5, modern: 0.6, nordic: 0.3 },
  pads: { southern: 0.7, classic: 1.6, modern: 0.2, nordic: 0.1 },
  'instant-coffee': { southern: 0.6, classic: 0.7, modern: 0.3, nordic: 0.4 },
};

/** How many coffees of a type each brand sells; the counts add up to the type's total. */
export function allocate(type: CoffeeType, brands: BrandProfile[]): Map<BrandProfile, number> {
  const weights = brands.map((brand) => appetite[type][brand.house] * sizeOf(brand));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = brands.map((brand, index) => {
    const exact = ((weights[index] ?? 0) * coffeeCounts[type]) / total;
    return { brand, count: Math.floor(exact), rest: exact % 1 };
  });
  let missing = coffeeCounts[type] - shares.reduce((sum, { count }) => sum + count, 0);
  for (const share of shares.toSorted((a, b) => b.rest - a.rest)) {
    if (missing === 0) break;
    share.count += 1;
    missing -= 1;
  }
  return new Map(shares.map(({ brand, count }) => [brand, count]));
}

function sizeOf(brand: BrandProfile): number {
  if (brand.topRank !== undefined) return 1.9 - brand.topRank * 0.05;
  if (brand.drumKilos >= 60) return 1.2;
  return brand.drumKilos <= 8 ? 0.65 : 1;
}
