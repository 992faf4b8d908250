import type { Draft } from './draft.ts';
import { isPictured, type PicturedName } from './pictured-objects.ts';

const byKind: Record<string, PicturedName> = {
  cloth: 'cloth',
  gasket: 'group-gasket',
  'shower-screen': 'shower-screen',
  basket: 'filter-basket',
  thermostat: 'thermostat',
  'steam-tip': 'steam-tip',
  'brew-unit': 'seal-set',
  'moka-gasket': 'seal-set',
  tank: 'water-tank',
  'press-glass': 'press-beaker',
  distributor: 'coffee-distributor',
  needles: 'needle-distributor',
  'knock-box': 'knock-box',
  'dosing-ring': 'dosing-ring',
  'tamping-mat': 'tamper-mat',
  thermometer: 'thermometer',
  brush: 'cleaning-brush',
  'dosing-cup': 'dosing-cup',
  spoon: 'cupping-spoon',
  portafilter: 'naked-portafilter',
  storage: 'canister',
  'milk-frother': 'milk-frother',
};

/** The first form whose flag a product has. */
const formsByKind: Record<string, [string, PicturedName][]> = {
  'filter-machine': [['thermos', 'thermos-filter-machine']],
  'electric-grinder': [['single', 'single-dose-grinder']],
  'capsule-machine': [['frother', 'capsule-frother']],
  'hand-grinder': [['wood', 'wooden-hand-grinder']],
  'french-press': [['doublesteel', 'steel-press']],
  dripper: [['carafe', 'carafe']],
  kettle: [['hob', 'gooseneck-hob']],
  tamper: [['level', 'level-tamper']],
  cup: [
    ['travel', 'travel-mug'],
    ['mug', 'mug'],
    ['no-saucer', 'cup-plain'],
  ],
  glass: [
    ['server', 'carafe'],
    ['espresso', 'espresso-glass'],
    ['shot', 'espresso-glass'],
    ['cappuccino', 'cappuccino-glass'],
    ['tumbler', 'cappuccino-glass'],
    ['latte', 'latte-glass'],
    ['iced', 'iced-glass'],
  ],
  filters: [
    ['metal', 'shower-screen'],
    ['cloth', 'cloth-filter'],
  ],
};

/** The object that shows a product in a colour; nothing where its own label tells it apart. */
export function objectOf(draft: Draft, colour: string | undefined): PicturedName | undefined {
  const { kind, object: named, title } = draft;
  if (kind === 'pump') return title.de.startsWith('Rotation') ? 'rotary-pump' : 'vibration-pump';
  if (kind === 'burrs') return title.de.startsWith('Kegel') ? 'conical-burrs' : 'flat-burrs';
  if (kind === 'water-filter') return waterFilter(draft);
  if (kind === 'portafilter-machine') return machine(draft, colour);
  const form = formsByKind[kind]?.find(([flag]) => draft.flags.includes(flag));
  if (form) return form[1];
  return byKind[kind] ?? (isPictured(named) ? named : undefined);
}

function waterFilter({ flags }: Draft): PicturedName | undefined {
  if (flags.includes('jug')) return 'water-filter-jug';
  return flags.includes('drops') || flags.includes('test') ? undefined : 'filter-cartridge';
}

function machine({ flags, object: named }: Draft, colour: string | undefined): PicturedName {
  if (flags.includes('lever')) return 'lever-machine';
  if (flags.includes('grinder')) return 'grinder-espresso';
  if (named === 'compact-espresso') return named;
  return isBare(colour) ? 'espresso-machine' : 'espresso-panel';
}

const bareMetals = ['Edelstahl', 'Silber', 'Kupfer', 'Messing'];
const isBare = (colour: string | undefined) => colour === undefined || bareMetals.includes(colour);
