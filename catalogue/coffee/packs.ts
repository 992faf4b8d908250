import type { CatalogueOption, CatalogueVariant, Localized } from '../model.ts';
import { pickWeighted, type Random } from '../random.ts';
import type { HouseStyle } from './brands/brand-profile.ts';
import { type CoffeeDraft, isBagged } from './coffee-draft.ts';
import { localized, numberText, same } from './localized.ts';

/** One thing that can be bought, before it gets a number, a stock and a date. */
export interface Pack {
  options: number[];
  price: number;
  contents: NonNullable<CatalogueVariant['contents']>;
  grams: number;
  /** How its size is called on the packaging. */
  label: Localized;
  isGround: boolean;
}

export interface Packs {
  options: CatalogueOption[];
  packs: Pack[];
}

type Grind = 'bean' | 'espresso' | 'filter' | 'moka';

const grindNames: Record<Grind, Localized> = {
  bean: { de: 'Ganze Bohne', en: 'Whole bean', da: 'Hele bønner' },
  espresso: { de: 'Gemahlen für Espresso', en: 'Ground for espresso', da: 'Malet til espresso' },
  filter: { de: 'Gemahlen für Filter', en: 'Ground for filter', da: 'Malet til filter' },
  moka: { de: 'Gemahlen für Moka', en: 'Ground for moka pot', da: 'Malet til mokkakande' },
};
const sizeOption: Localized = { de: 'Größe', en: 'Size', da: 'Størrelse' };
export const grindOption: Localized = { de: 'Mahlgrad', en: 'Grind', da: 'Formaling' };
const packOption: Localized = { de: 'Packung', en: 'Pack', da: 'Pakke' };

const sizeSets: Record<HouseStyle, [number[], number][]> = {
  southern: [
    [[250, 1000], 35],
    [[250, 500, 1000], 30],
    [[500, 1000], 20],
    [[1000], 15],
  ],
  classic: [
    [[250, 500, 1000], 35],
    [[500, 1000], 30],
    [[250, 1000], 22],
    [[500], 13],
  ],
  modern: [
    [[250], 30],
    [[250, 1000], 45],
    [[250, 500, 1000], 25],
  ],
  nordic: [
    [[250], 45],
    [[250, 1000], 45],
    [[250, 500], 10],
  ],
};
const grindSets: Record<'espresso' | 'caffe-crema' | 'filter-coffee', [Grind[], number][]> = {
  espresso: [
    [['bean'], 52],
    [['bean', 'espresso'], 22],
    [['bean', 'espresso', 'moka'], 14],
    [['bean', 'espresso', 'filter', 'moka'], 12],
  ],
  'caffe-crema': [
    [['bean'], 68],
    [['bean', 'filter'], 32],
  ],
  'filter-coffee': [
    [['bean'], 48],
    [['bean', 'filter'], 38],
    [['bean', 'espresso', 'filter', 'moka'], 14],
  ],
};
const basePrices: Record<HouseStyle, [number, number]> = {
  southern: [690, 920],
  classic: [690, 960],
  modern: [880, 1240],
  nordic: [1090, 1420],
};
/** What a kilo costs in multiples of 250 g. */
const kiloFactors: Record<HouseStyle, number> = {
  southern: 3.1,
  classic: 3,
  modern: 3.4,
  nordic: 3.6,
};

export function packsFor(draft: CoffeeDraft, random: Random): Packs {
  return isBagged(draft.type) ? bags(draft, random) : portions(draft, random);
}

function bags(draft: CoffeeDraft, random: Random): Packs {
  const { house } = draft.brand;
  const sizes = draft.rare ? [250] : (draft.sizes ?? pickWeighted(random, sizeSets[house]));
  const onlyBrick = sizes.length === 1 && sizes[0] === 500 && draft.type === 'filter-coffee';
  const type = draft.type as keyof typeof grindSets;
  const grinds: Grind[] = draft.rare
    ? ['bean']
    : onlyBrick
      ? ['filter']
      : pickWeighted(random, grindSets[type]);
  const small = draft.price ?? smallBagPrice(draft, random);
  const factors: Record<number, number> = { 250: 1, 500: 1.85, 1000: kiloFactors[house] };
  return {
    options: [
      { name: sizeOption, values: sizes.map((size) => ({ name: sizeText(size) })) },
      { name: grindOption, values: grinds.map((grind) => ({ name: grindNames[grind] })) },
    ],
    packs: sizes.flatMap((size, sizeIndex) =>
      grinds.map((grind, grindIndex) => ({
        options: [sizeIndex, grindIndex],
        price: shopPrice(small * (factors[size] ?? 1)),
        contents:
          size === 1000 ? { amount: 1, unit: 'kg' as const } : { amount: size, unit: 'g' as const },
        grams: size,
        label: sizeText(size),
        isGround: grind !== 'bean',
      })),
    ),
  };
}

export const sizeText = (grams: number): Localized =>
  grams >= 1000
    ? localized((language) => `${numberText(grams / 1000)[language]} kg`)
    : same(`${grams} g`);

function smallBagPrice(draft: CoffeeDraft, random: Random): number {
  if (draft.rare) return random.int(1690, 2490);
  const [low, high] = basePrices[draft.brand.house];
  const extras = (draft.organic ? 80 : 0) + (draft.fair ? 40 : 0) + (draft.decaf ? 70 : 0);
  return Math.min(1490, random.int(low, high) + extras);
}

/** Prices end in 40 or 90 cents. */
export const shopPrice = (cents: number) => Math.round((cents + 10) / 50) * 50 - 10;

const capsuleText = (count: number) =>
  localized((language) => `${count} ${{ de: 'Kapseln', en: 'capsules', da: 'kapsler' }[language]}`);
const podText = (count: number) =>
  localized((language) => `${count} ${{ de: 'Pads', en: 'pods', da: 'puder' }[language]}`);
const jarText = (grams: number) =>
  localized((language) => `${{ de: 'Glas', en: 'Jar', da: 'Glas' }[language]} ${grams} g`);

/** Coffee in one capsule and in one pod. */
export const capsuleGrams = 5.6;
export const podGrams = 7;

interface Portion {
  name: Localized;
  grams: number;
  factor: number;
}

const portionsByType: Record<
  string,
  { base: [number, number]; all: Portion[]; sets: [number[], number][] }
> = {
  capsules: {
    base: [390, 490],
    all: [
      { name: capsuleText(10), grams: 10 * capsuleGrams, factor: 1 },
      { name: capsuleText(50), grams: 50 * capsuleGrams, factor: 4.6 },
      { name: capsuleText(100), grams: 100 * capsuleGrams, factor: 8.7 },
    ],
    sets: [
      [[0, 1], 38],
      [[0, 1, 2], 34],
      [[0], 13],
      [[1, 2], 15],
    ],
  },
  pads: {
    base: [340, 440],
    all: [
      { name: podText(18), grams: 18 * podGrams, factor: 1 },
      { name: podText(36), grams: 36 * podGrams, factor: 1.85 },
      { name: podText(100), grams: 100 * podGrams, factor: 4.7 },
    ],
    sets: [
      [[0, 1], 50],
      [[0, 1, 2], 25],
      [[1], 25],
    ],
  },
  'instant-coffee': {
    base: [640, 890],
    all: [
      { name: jarText(50), grams: 50, factor: 0.55 },
      { name: jarText(100), grams: 100, factor: 1 },
      { name: jarText(200), grams: 200, factor: 1.8 },
    ],
    sets: [
      [[1, 2], 45],
      [[1], 25],
      [[0, 1, 2], 30],
    ],
  },
};

function portions(draft: CoffeeDraft, random: Random): Packs {
  const offer = portionsByType[draft.type];
  if (!offer) throw new Error(`no portions of ${draft.type}`);
  const chosen = pickWeighted(random, offer.sets).flatMap((index) => offer.all[index] ?? []);
  const base = random.int(...offer.base) + (draft.organic ? 30 : 0);
  return {
    options: [{ name: packOption, values: chosen.map(({ name }) => ({ name })) }],
    packs: chosen.map((portion, index) => ({
      options: [index],
      price: shopPrice(base * portion.factor),
      contents: { amount: portion.grams, unit: 'g' },
      grams: portion.grams,
      label: portion.name,
      isGround: false,
    })),
  };
}
