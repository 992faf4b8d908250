import type { Random } from '../random.ts';
import type { CoffeeType } from './coffee-type.ts';
import type { ProcessKey } from './source-data/processes.ts';
import type { Roast } from './source-data/roasts.ts';

/** All from 1 to 5. */
export interface FlavourProfile {
  roastDegree: number;
  body: number;
  caffeine: number;
  strength: number;
  balance: number;
  fruitNote: number;
  crema: number;
}

/** 3 ideal, 2 good, 1 less. */
export interface Preparations {
  espresso: number;
  filter: number;
  latte: number;
  caffe_crema: number;
  cappuccino: number;
}

interface Traits {
  type: CoffeeType;
  roast: Roast;
  process: ProcessKey | 'mixed';
  arabica: number;
  decaf: boolean;
  lungo: boolean;
}

const roastDegrees: Record<Roast, number> = { light: 2, medium: 3, 'medium-dark': 4, dark: 5 };
const bodies: Record<Roast, number> = { light: 2, medium: 3, 'medium-dark': 4, dark: 4 };
const fruits: Record<Roast, number> = { light: 4, medium: 3, 'medium-dark': 2, dark: 1 };
const heavyProcesses: Traits['process'][] = ['natural', 'wet-hulled', 'monsooned'];
const fruityProcesses: Traits['process'][] = ['natural', 'anaerobic', 'honey'];

const scale = (value: number) => Math.min(5, Math.max(1, Math.round(value)));

export function flavourProfile(traits: Traits, random: Random): FlavourProfile {
  const { roast, process, arabica, decaf } = traits;
  const bold = arabica < 80;
  const body = scale(bodies[roast] + (heavyProcesses.includes(process) ? 1 : 0) + (bold ? 1 : 0));
  const roastDegree = roast === 'light' && random.chance(0.3) ? 1 : roastDegrees[roast];
  const mildness = random.chance(0.4) ? 0.6 : 0.4;
  return {
    roastDegree,
    body: roast === 'light' ? Math.min(body, 3) : body,
    caffeine: decaf ? 1 : caffeineFor(arabica, random),
    strength: scale((roastDegree + body) / 2 - mildness + (arabica < 60 ? 1 : 0)),
    balance:
      process === 'anaerobic' ? 3 : scale(random.int(3, 5) + (roast === 'medium' ? 0.5 : -0.2)),
    fruitNote: fruitFor(traits),
    crema: cremaFor(traits),
  };
}

function caffeineFor(arabica: number, random: Random): number {
  if (arabica < 45) return 5;
  if (arabica < 70) return 4;
  return arabica < 100 ? 3 : random.int(2, 3);
}

function fruitFor({ roast, process, arabica }: Traits): number {
  const ripe = roast !== 'dark' && fruityProcesses.includes(process);
  return scale(fruits[roast] + (ripe ? 1 : 0) - (arabica < 80 ? 1 : 0));
}

function cremaFor({ type, roast, arabica }: Traits): number {
  if (type === 'instant-coffee') return 1;
  if (type === 'filter-coffee') return roast === 'light' ? 1 : 2;
  if (type === 'pads') return arabica < 100 ? 3 : 2;
  return scale((roast === 'light' ? 2 : bodies[roast]) + (arabica < 90 ? 1 : 0));
}

export function preparationsFor({ type, roast, arabica, lungo }: Traits): Preparations {
  const deep = roast === 'dark' || roast === 'medium-dark';
  switch (type) {
    case 'espresso':
      return {
        espresso: 3,
        filter: !deep && arabica === 100 ? 2 : 1,
        latte: deep ? 3 : roast === 'medium' ? 2 : 1,
        caffe_crema: roast === 'light' ? 1 : roast === 'medium-dark' ? 3 : 2,
        cappuccino: roast === 'light' ? 2 : 3,
      };
    case 'caffe-crema':
      return {
        espresso: 2,
        filter: roast === 'medium' ? 2 : 1,
        latte: 2,
        caffe_crema: 3,
        cappuccino: deep ? 3 : 2,
      };
    case 'filter-coffee':
      return {
        espresso: 1,
        filter: 3,
        latte: deep ? 2 : 1,
        caffe_crema: roast === 'light' ? 1 : 2,
        cappuccino: roast === 'light' ? 1 : 2,
      };
    case 'capsules':
      return lungo
        ? { espresso: 2, filter: 2, latte: 2, caffe_crema: 3, cappuccino: 2 }
        : { espresso: 3, filter: 1, latte: deep ? 3 : 2, caffe_crema: 2, cappuccino: deep ? 3 : 2 };
    case 'pads':
      return { espresso: 1, filter: 2, latte: deep ? 2 : 1, caffe_crema: 3, cappuccino: 2 };
    case 'instant-coffee':
      return { espresso: 1, filter: 2, latte: deep ? 3 : 2, caffe_crema: 2, cappuccino: 2 };
  }
}
