import type { BrewRecipe, CoffeeFacts, Preparation } from './coffee-facts.ts';

interface BrewerFacts {
  /** The key of its tutorial. */
  tutorial: string;
  /** What a coffee has to be suitable for. */
  preparation: Preparation;
  /** How coarse to grind, in per cent of the range from Turkish coffee to cold brew. */
  grind: number;
  /** Its value of the filter `coffee.brewers`, which is the same in every language. */
  filter: string;
}

const brewerFacts = {
  portafilter: { tutorial: 'espresso', preparation: 'espresso', grind: 22, filter: 'Siebträger' },
  moka: { tutorial: 'moka-pot', preparation: 'espresso', grind: 33, filter: 'Espressokocher' },
  plungerPress: {
    tutorial: 'plunger-press',
    preparation: 'filter',
    grind: 45,
    filter: 'Kaffeepresse',
  },
  pourOver: { tutorial: 'pour-over', preparation: 'filter', grind: 60, filter: 'Handfilter' },
  frenchPress: {
    tutorial: 'french-press',
    preparation: 'filter',
    grind: 86,
    filter: 'French Press',
  },
} as const satisfies Record<string, BrewerFacts>;

export type Brewer = keyof typeof brewerFacts;

export const brewers = [
  'portafilter',
  'moka',
  'plungerPress',
  'pourOver',
  'frenchPress',
] satisfies Brewer[];

interface Grinder {
  /** In addresses and in the browser's storage. */
  key: string;
  /** Null where only the number of steps is known. */
  model: string | null;
  /** From fine to coarse. */
  steps: number;
}

/**
 * The shop's grinders with steps, for espresso and filter coffee: the scale of one that is made for either alone does not
 * have the whole range. Then others by their number of steps.
 */
export const grinders: Grinder[] = [
  { key: 'kvern', model: 'Halvorn Kvern', steps: 30 },
  { key: 'm2', model: 'Kromholt M2', steps: 27 },
  { key: 'gram', model: 'Kværndal Gram', steps: 18 },
  { key: 'flaute', model: 'Mahlwart Flaute', steps: 24 },
  { key: 'emmer', model: 'Molvetta Emmer', steps: 37 },
  { key: 'spelz', model: 'Molvetta Spelz', steps: 39 },
  ...[20, 30, 40, 60].map((steps) => ({ key: String(steps), model: null, steps })),
];

/** What a visitor brews and grinds with. */
export interface Equipment {
  brewer: Brewer;
  /** Null for an unknown grinder or none. */
  grinder: Grinder | null;
}

/** From the address or the browser's storage; null without a known brewer. */
export function parseEquipment(brewer: string | null, grinder: string | null): Equipment | null {
  const known = brewers.find((name) => name === brewer);
  return known
    ? { brewer: known, grinder: grinders.find(({ key }) => key === grinder) ?? null }
    : null;
}

/** Of an entry of the browser's storage: brewer, space, grinder. */
export function equipmentOfEntry(entry: string): Equipment | null {
  const [brewer = '', grinder = ''] = entry.split(' ');
  return parseEquipment(brewer, grinder);
}

export function brewerFilter(brewer: Brewer) {
  return { name: 'coffee.brewers', value: brewerFacts[brewer].filter };
}

export function tutorialOf(brewer: Brewer): string {
  return brewerFacts[brewer].tutorial;
}

export function brewerOfTutorial(key: string): Brewer | null {
  return brewers.find((brewer) => brewerFacts[brewer].tutorial === key) ?? null;
}

/** From 0, as fine as flour, to 1. */
export function grindPosition(brewer: Brewer): number {
  return brewerFacts[brewer].grind / 100;
}

/** Where to begin on a grinder's scale. */
export function grinderStep(brewer: Brewer, steps: number): number {
  return Math.max(1, Math.round(grindPosition(brewer) * steps));
}

/** Shorter ones are espresso. */
const filterSeconds = 60;

/** The brewer that a coffee's own recipe is for. */
export function brewerOfRecipe({ seconds }: Pick<BrewRecipe, 'seconds'>): Brewer {
  return seconds < filterSeconds ? 'portafilter' : 'pourOver';
}

/** A tutorial's figures. */
interface BaseRecipe {
  coffee: number;
  water: number;
  seconds: number;
  temperature: number;
}

/**
 * The coffee's own recipe on the brewer it is for; on others the tutorial's, with water as hot as its roast needs. Null
 * where the coffee is not suitable.
 */
export function recipeFor(
  brewer: Brewer,
  base: BaseRecipe,
  { recipe, suitability }: Pick<CoffeeFacts, 'recipe' | 'suitability'>,
): BrewRecipe | null {
  if (!recipe) return null;
  const isOwn = brewerOfRecipe(recipe) === brewer;
  const isSuitable = suitability ? suitability[brewerFacts[brewer].preparation] > 1 : isOwn;
  if (!isSuitable) return null;
  if (isOwn) return recipe;
  return {
    coffee: base.coffee,
    drink: base.water,
    seconds: base.seconds,
    // a moka pot heats the water itself
    temperature: brewer === 'moka' ? base.temperature : recipe.temperature,
  };
}
