import type { CatalogueBrand, Localized } from '../model.ts';
import { type BrandProfile, countryNames } from './brands/brand-profile.ts';
import { germanBrands } from './brands/germany.ts';
import { northernBrands } from './brands/north.ts';
import { southernBrands } from './brands/south.ts';

export const brandProfiles: BrandProfile[] = [
  ...germanBrands,
  ...northernBrands,
  ...southernBrands,
];

export const coffeeBrands: CatalogueBrand[] = brandProfiles.map((profile) => ({
  key: profile.key,
  name: profile.name,
  kind: 'coffee',
  country: countryNames[profile.country],
  founded: profile.founded,
  story: profile.story,
  ...(profile.topRank === undefined ? {} : { topRank: profile.topRank }),
}));

export function cityOf(brand: BrandProfile): Localized {
  return typeof brand.city === 'string'
    ? { de: brand.city, en: brand.city, da: brand.city }
    : brand.city;
}
