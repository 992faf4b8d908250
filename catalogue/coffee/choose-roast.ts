import { pickWeighted, type Random } from '../random.ts';
import type { HouseStyle } from './brands/brand-profile.ts';
import type { Origin } from './choose-origins.ts';
import type { CoffeeType } from './coffee-draft.ts';
import type { ProcessKey } from './source-data/processes.ts';
import type { Roast } from './source-data/roasts.ts';

type Chances = [Roast, number][];

const espressoRoasts: Record<HouseStyle, Chances> = {
  southern: [
    ['dark', 65],
    ['medium-dark', 35],
  ],
  classic: [
    ['medium-dark', 55],
    ['medium', 30],
    ['dark', 15],
  ],
  modern: [
    ['medium', 55],
    ['medium-dark', 33],
    ['dark', 8],
    ['light', 4],
  ],
  nordic: [
    ['medium', 70],
    ['light', 30],
  ],
};
const cremaRoasts: Record<HouseStyle, Chances> = {
  southern: [
    ['medium-dark', 70],
    ['medium', 30],
  ],
  classic: [
    ['medium', 70],
    ['medium-dark', 30],
  ],
  modern: [
    ['medium', 80],
    ['medium-dark', 20],
  ],
  nordic: [['medium', 100]],
};
const filterRoasts: Record<HouseStyle, Chances> = {
  southern: [
    ['medium', 80],
    ['medium-dark', 20],
  ],
  classic: [
    ['medium', 72],
    ['light', 18],
    ['medium-dark', 10],
  ],
  modern: [
    ['light', 60],
    ['medium', 40],
  ],
  nordic: [
    ['light', 86],
    ['medium', 14],
  ],
};

export function chooseRoast(
  house: HouseStyle,
  type: CoffeeType,
  process: ProcessKey | 'mixed',
  random: Random,
): Roast {
  const chances =
    type === 'espresso' ? espressoRoasts : type === 'caffe-crema' ? cremaRoasts : filterRoasts;
  const roast = pickWeighted(random, chances[house]);
  const needsHeat = process === 'wet-hulled' || process === 'monsooned';
  return needsHeat && (roast === 'light' || roast === 'medium') ? 'medium-dark' : roast;
}

/** A blend of differently processed coffees is "mixed". */
export function chooseProcess(origins: Origin[], random: Random): ProcessKey | 'mixed' {
  const processes = new Set(origins.map(({ region }) => random.pick(region.processes)));
  const [only] = processes;
  return processes.size === 1 && only ? only : 'mixed';
}
