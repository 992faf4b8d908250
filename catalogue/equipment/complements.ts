import { randomFor } from '../random.ts';
import { type Draft, draftKey } from './draft.ts';

/** Something that goes with a product: one of these kinds that also passes the test. */
interface Wish {
  kinds: string[];
  when?: (other: Draft, draft: Draft) => boolean;
}

const wish = (kinds: string, when?: Wish['when']): Wish => ({
  kinds: kinds.split(' '),
  ...(when ? { when } : {}),
});

const price = (draft: Draft) => Math.min(...draft.variants.map((variant) => variant.price));
const has = (flag: string) => (other: Draft) => other.flags.includes(flag);
const sameDiameter = (other: Draft, draft: Draft) =>
  draft.diameters.some((size) =>
    other.diameters.some((otherSize) => Math.abs(otherSize - size) <= 0.5),
  );
const sameClass = (other: Draft, draft: Draft) => {
  const ratio = price(other) / price(draft);
  return ratio > 0.25 && ratio < 1;
};
const sameSeries = (other: Draft, draft: Draft) =>
  other.vendor === draft.vendor && other.model === draft.model;
const sameVendor = (other: Draft, draft: Draft) => other.vendor === draft.vendor;
const madeFor = (other: Draft, draft: Draft) => other.fits.includes(draftKey(draft));
const fitsIt = (other: Draft, draft: Draft) => draft.fits.includes(draftKey(other));
const both =
  (...tests: NonNullable<Wish['when']>[]): Wish['when'] =>
  (other, draft) =>
    tests.every((test) => test(other, draft));

const papers: Record<string, string> = {
  cone: 'cone',
  trapezoid: 'wedge',
  carafe: 'carafe',
};
const takesPaper = (filter: Draft, dripper: Draft) =>
  Object.entries(papers).some(
    ([shape, paper]) => dripper.flags.includes(shape) && filter.flags.includes(paper),
  );

const machineParts = wish('gasket shower-screen pump thermostat steam-tip', madeFor);

const wishes: Record<string, Wish[]> = {
  'portafilter-machine': [
    wish('electric-grinder', both(has('espresso'), sameClass)),
    wish('tamper', sameDiameter),
    wish('basket', madeFor),
    wish('group-cleaner'),
    wish('milk-jug', has('steam')),
    wish('gasket', madeFor),
    machineParts,
    wish('scale', has('espresso')),
  ],
  'fully-automatic-machine': [
    wish('water-filter', has('pouch')),
    wish('machine-tablets'),
    wish('liquid-descaler'),
    wish('cup', has('cappuccino')),
    wish('brew-unit', madeFor),
    wish('tank', madeFor),
  ],
  'filter-machine': [
    wish('filters', has('wedge')),
    wish('electric-grinder', has('filter')),
    wish('descaling-tablets'),
    wish('cup', has('mug')),
  ],
  'capsule-machine': [wish('liquid-descaler'), wish('milk-frother'), wish('cup', has('espresso'))],
  'electric-grinder': [
    wish(
      'portafilter-machine',
      (other, draft) => draft.flags.includes('espresso') && sameClass(draft, other),
    ),
    wish('dripper', (_, draft) => draft.flags.includes('filter')),
    wish('scale'),
    wish('grinder-cleaner'),
    wish('burrs', madeFor),
    wish('dosing-cup dosing-ring', (_, draft) => draft.flags.includes('espresso')),
    wish('brush', has('grinder')),
  ],
  'hand-grinder': [
    wish('dripper'),
    wish('coffee-press french-press'),
    wish('scale'),
    wish('brush', has('grinder')),
  ],
  'moka-pot': [
    wish('hand-grinder'),
    wish('moka-gasket', madeFor),
    wish('milk-frother'),
    wish('cup', has('espresso')),
  ],
  'french-press': [
    wish('kettle'),
    wish('press-glass', madeFor),
    wish('hand-grinder'),
    wish('cup', has('mug')),
  ],
  dripper: [
    wish('filters', takesPaper),
    wish('kettle', has('goose')),
    wish('scale', has('timer')),
    wish('glass', has('server')),
  ],
  'coffee-press': [
    wish('filters', has('round')),
    wish('hand-grinder', has('travel')),
    wish('kettle', has('small')),
    wish('cup', has('travel')),
  ],
  kettle: [wish('dripper'), wish('scale'), wish('descaling-tablets'), wish('filters', has('cone'))],
  'milk-frother': [wish('milk-cleaner'), wish('cup', has('cappuccino')), wish('moka-pot')],
  filters: [
    wish('dripper', (other, draft) => takesPaper(draft, other)),
    wish('kettle', has('goose')),
    wish('storage'),
  ],
  scale: [wish('dripper'), wish('kettle', has('goose')), wish('dosing-cup'), wish('tamper')],
  tamper: [
    wish('distributor', sameDiameter),
    wish('tamping-mat'),
    wish('basket', sameDiameter),
    wish('dosing-ring', sameDiameter),
  ],
  'milk-jug': [wish('thermometer'), wish('cup', has('cappuccino')), wish('milk-cleaner')],
  cup: [wish('cup', sameSeries), wish('cup', sameVendor), wish('glass'), wish('milk-jug')],
  glass: [
    wish('glass', sameSeries),
    wish('glass', sameVendor),
    wish('milk-frother milk-jug', (_, draft) => !draft.flags.includes('server')),
    wish('dripper', (_, draft) => draft.flags.includes('server')),
  ],
  storage: [wish('scale'), wish('hand-grinder'), wish('storage', sameVendor)],
  'water-filter': [
    wish('fully-automatic-machine', (_, draft) => draft.flags.includes('pouch')),
    wish('liquid-descaler'),
    wish('kettle'),
  ],
  distributor: [
    wish('tamper', sameDiameter),
    wish('dosing-ring', sameDiameter),
    wish('tamping-mat'),
  ],
  needles: [wish('dosing-ring'), wish('tamper'), wish('electric-grinder', has('single'))],
  'knock-box': [wish('brush', has('group')), wish('tamper'), wish('cloth')],
  'dosing-ring': [wish('needles'), wish('tamper', sameDiameter), wish('dosing-cup')],
  'tamping-mat': [wish('tamper'), wish('knock-box'), wish('distributor')],
  thermometer: [wish('milk-jug'), wish('kettle'), wish('milk-cleaner')],
  brush: [
    wish('group-cleaner', (_, draft) => draft.flags.includes('group')),
    wish('grinder-cleaner'),
    wish('cloth'),
  ],
  'dosing-cup': [wish('scale'), wish('electric-grinder', has('single')), wish('dosing-ring')],
  spoon: [wish('cup', has('filter')), wish('scale'), wish('cloth')],
  portafilter: [
    wish('basket', sameDiameter),
    wish('tamper', sameDiameter),
    wish('portafilter-machine', sameDiameter),
  ],
  'group-cleaner': [
    wish('portafilter-machine'),
    wish('brush', has('group')),
    wish('liquid-descaler'),
  ],
  'machine-tablets': [
    wish('liquid-descaler', sameVendor),
    wish('fully-automatic-machine', sameVendor),
    wish('milk-cleaner'),
  ],
  'liquid-descaler': [
    wish('machine-tablets group-cleaner', sameVendor),
    wish('water-filter'),
    wish('kettle'),
  ],
  'descaling-tablets': [wish('filter-machine'), wish('kettle'), wish('water-filter', has('jug'))],
  'milk-cleaner': [
    wish('milk-jug'),
    wish('machine-tablets'),
    wish('fully-automatic-machine', has('milk')),
  ],
  'grinder-cleaner': [
    wish('brush', has('grinder')),
    wish('electric-grinder', sameVendor),
    wish('burrs'),
  ],
  grease: [wish('brew-unit'), wish('gasket'), wish('group-cleaner')],
  cloth: [wish('steel-cleaner'), wish('milk-jug'), wish('knock-box')],
  'steel-cleaner': [wish('cloth'), wish('portafilter-machine')],
  'care-set': [wish('portafilter-machine', sameVendor), wish('cloth'), wish('water-filter')],
};

const sparePartWishes: Wish[] = [
  wish(
    'portafilter-machine electric-grinder fully-automatic-machine moka-pot french-press',
    fitsIt,
  ),
  wish(
    'portafilter-machine electric-grinder fully-automatic-machine moka-pot french-press',
    fitsIt,
  ),
  wish('gasket shower-screen basket', (other, draft) =>
    other.fits.some((key) => draft.fits.includes(key)),
  ),
  wish('group-cleaner grease machine-tablets'),
];

/** Gives every product the keys of those that go with it, best first. */
export function complements(drafts: readonly Draft[]): Map<string, string[]> {
  const byKind = Map.groupBy(drafts, ({ kind }) => kind);
  return new Map(
    drafts.map((draft) => {
      const key = draftKey(draft);
      const random = randomFor(`${key} complements`);
      const chosen: Draft[] = [];
      for (const { kinds, when } of wishes[draft.kind] ?? sparePartWishes) {
        const fitting = kinds
          .flatMap((kind) => byKind.get(kind) ?? [])
          .filter(
            (other) => other !== draft && !chosen.includes(other) && (!when || when(other, draft)),
          );
        if (fitting.length === 0) continue;
        const own = fitting.filter((other) => sameVendor(other, draft));
        chosen.push(random.pick(own.length > 0 && random.chance(0.6) ? own : fitting));
      }
      return [key, chosen.map(draftKey)];
    }),
  );
}
