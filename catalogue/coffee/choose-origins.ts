import { pickWeighted, type Random } from '../random.ts';
import type { BrandProfile, HouseStyle } from './brands/brand-profile.ts';
import type { CoffeeType } from './coffee-draft.ts';
import type { OriginCountryKey } from './source-data/countries.ts';
import type { Region } from './source-data/region.ts';
import { arabicaRegions, robustaRegions } from './source-data/regions.ts';

export interface Origin {
  region: Region;
  share: number;
}

const arabicaShares: Record<HouseStyle, [number, number][]> = {
  southern: [
    [100, 15],
    [90, 10],
    [80, 22],
    [70, 20],
    [60, 13],
    [50, 10],
    [40, 7],
    [30, 3],
  ],
  classic: [
    [100, 60],
    [90, 16],
    [80, 14],
    [70, 10],
  ],
  modern: [
    [100, 80],
    [90, 8],
    [80, 12],
  ],
  nordic: [[100, 100]],
};

/** Roasteries that say where they buy. */
const loyalties: Record<string, OriginCountryKey[]> = {
  'verde-alto': [
    'peru',
    'bolivia',
    'colombia',
    'ecuador',
    'guatemala',
    'honduras',
    'nicaragua',
    'el-salvador',
  ],
  fjordbrand: ['kenya', 'ethiopia', 'colombia'],
  ljusgard: ['ethiopia', 'kenya', 'rwanda', 'burundi'],
  murbogen: ['nicaragua', 'nicaragua', 'honduras', 'brazil'],
  zilverkade: ['costa-rica', 'honduras', 'el-salvador', 'nicaragua', 'guatemala'],
  'brisa-norte': ['colombia', 'peru', 'bolivia'],
  limmatrad: ['kenya', 'tanzania', 'rwanda', 'ethiopia', 'papua-new-guinea'],
  'skjaergard-8': ['burundi', 'honduras', 'ethiopia', 'kenya'],
  'kaap-noord': ['indonesia', 'brazil', 'colombia', 'honduras'],
};
const withoutRobusta = ['marola', ...Object.keys(loyalties)];

const softBases = ['brazil', 'honduras', 'peru', 'mexico', 'nicaragua', 'colombia', 'india'];

export function chooseRegion(brand: BrandProfile, type: CoffeeType, random: Random): Region {
  const onlyRobusta = brand.house === 'southern' && type === 'espresso' && random.chance(0.12);
  return random.pick(onlyRobusta ? robustaRegions : regionsOf(brand));
}

export function chooseBlend(brand: BrandProfile, type: CoffeeType, random: Random): Origin[] {
  const arabica =
    withoutRobusta.includes(brand.key) || (type === 'filter-coffee' && brand.house !== 'southern')
      ? 100
      : pickWeighted(random, arabicaShares[brand.house]);
  const candidates = regionsOf(brand);
  const soft = candidates.filter(({ country }) => softBases.includes(country));
  const base = random.pick(soft.length > 0 ? soft : candidates);
  const partner = random.pick(candidates.filter(({ country }) => country !== base.country));
  if (arabica === 100) {
    const share = random.int(11, 15) * 5;
    return [
      { region: base, share },
      { region: partner, share: 100 - share },
    ];
  }
  const robusta = { region: random.pick(robustaRegions), share: 100 - arabica };
  if (arabica < 60 || random.chance(0.5))
    return byShare([{ region: base, share: arabica }, robusta]);
  const partnerShare = Math.floor(arabica / 15) * 5;
  return byShare([
    { region: base, share: arabica - partnerShare },
    { region: partner, share: partnerShare },
    robusta,
  ]);
}

function regionsOf(brand: BrandProfile): Region[] {
  const countries = loyalties[brand.key];
  if (!countries) return arabicaRegions;
  return arabicaRegions.filter(({ country }) => countries.includes(country));
}

const byShare = (origins: Origin[]) => origins.toSorted((a, b) => b.share - a.share);
