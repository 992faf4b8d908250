import type { Localized } from '../model.ts';
import type { Random } from '../random.ts';
import type { BrandProfile } from './brands/brand-profile.ts';
import { localized, same } from './localized.ts';
import { blendNames, lotNames, type NameLanguage, nameLanguages } from './source-data/names.ts';
import type { Region } from './source-data/region.ts';

export interface NameGenerator {
  blend(brand: BrandProfile, random: Random): Localized;
  lot(brand: BrandProfile, region: Region, random: Random): Localized;
}

/** Gives out each blend name once, and each lot once per brand. */
export function createNameGenerator(): NameGenerator {
  const left = structuredClone(blendNames) as Record<NameLanguage, string[]>;
  const usedLots = new Set<string>();

  return {
    blend(brand, random) {
      const wanted = nameLanguages[brand.country].filter((language) => left[language].length > 0);
      const pool = left[wanted.length > 0 ? random.pick(wanted) : fullest(left)];
      const [name] = pool.splice(random.int(0, pool.length - 1), 1);
      if (!name) throw new Error('no blend name left');
      return same(name);
    },
    lot(brand, region, random) {
      const free = lotNames[region.country].filter(
        (lot) => !usedLots.has(`${brand.key}/${region.key}/${lot}`),
      );
      const lot = random.pick(free);
      usedLots.add(`${brand.key}/${region.key}/${lot}`);
      return localized((language) => `${region.name[language]} ${lot}`);
    },
  };
}

function fullest(pools: Record<NameLanguage, string[]>): NameLanguage {
  const languages = Object.keys(pools) as NameLanguage[];
  return languages.reduce((best, next) => (pools[next].length > pools[best].length ? next : best));
}
