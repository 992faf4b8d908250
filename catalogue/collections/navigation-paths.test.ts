import { describe, expect, it } from 'vitest';
import { coffeeBrands } from '../coffee/brands.ts';
import { equipmentBrands } from '../equipment/brands.ts';
import { categories } from './categories/index.ts';
import { brandCollectionKey, placesInNavigation } from './navigation-paths.ts';

const brands = [...coffeeBrands, ...equipmentBrands];
const places = placesInNavigation(brands);

describe('the navigation', () => {
  it('has a place for every category and brand, and for nothing else', () => {
    const known = [...categories.map(({ key }) => key), ...brands.map(brandCollectionKey)];
    expect([...places.keys()].toSorted()).toEqual(known.toSorted());
  });

  it('leads down the same way as it leads up', () => {
    for (const [key, { ancestors }] of places) {
      const parent = ancestors.at(-1);
      if (parent !== undefined) expect(places.get(parent)?.subcollections).toContain(key);
    }
  });

  it('names only collections that exist among the subcollections, none twice', () => {
    for (const { subcollections } of places.values()) {
      expect(subcollections.filter((key) => !places.has(key))).toEqual([]);
      expect(new Set(subcollections).size).toBe(subcollections.length);
    }
  });

  it.each([
    ['coffee', []],
    ['espresso-whole-bean', ['coffee']],
    ['espresso-light-roast', ['coffee', 'espresso-whole-bean']],
    ['chocolatey-nutty', ['coffee']],
    ['origin-kenya', ['coffee', 'origin-africa']],
    ['electric-grinders', ['accessories', 'grinders']],
    ['brand-kernel-co', ['brands', 'coffee-brands']],
  ])('knows the way to %s', (key, ancestors) => {
    expect(places.get(key)?.ancestors).toEqual(ancestors);
  });

  it('offers the top ten brands first, in their order [CONST-026]', () => {
    const top = coffeeBrands
      .filter((brand) => brand.topRank !== undefined)
      .toSorted((a, b) => (a.topRank ?? 0) - (b.topRank ?? 0))
      .map(brandCollectionKey);
    expect(top).toHaveLength(10);
    expect(places.get('coffee-brands')?.subcollections.slice(0, 10)).toEqual(top);
  });
});
