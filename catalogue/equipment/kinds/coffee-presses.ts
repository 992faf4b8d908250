import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, cents, type Draft, joined, words } from '../draft.ts';
import { detail, weight, yesNo } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, chamber in ml, equipment, colours. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Zuidkade: [
    ['Pers', 34.9, 250, 'plastic', 'black smoke'],
    ['Pers Mini', 29.9, 180, 'plastic small', 'black red'],
    ['Pers Sterk', 39.9, 250, 'plastic valve', 'grey black'],
    ['Pers Druk', 44.9, 240, 'plastic valve', 'black yellow'],
    ['Pers Beide', 54.9, 300, 'plastic mug', 'black olive'],
  ],
  Fjellkvern: [
    ['Trykk', 39.9, 240, 'plastic', 'black blue'],
    ['Trykk Pluss', 44.9, 220, 'plastic small', 'grey'],
  ],
  Kellström: [['Tryck', 42.9, 250, 'plastic valve', 'black']],
  Mizunari: [['Osu', 36.9, 230, 'plastic', 'white']],
  'Ashdown & Pike': [['Stannington', 49.9, 280, 'plastic', 'cream']],
};

const materials: Record<string, { de: string; en: string; da: string }> = {
  plastic: words('schlagfester Kunststoff', 'impact-proof plastic', 'slagfast plast'),
  steel: words('Edelstahl', 'stainless steel', 'rustfrit stål'),
  glass: words('Glas', 'glass', 'glas'),
};

function press(vendor: string, [model, euros, millilitres, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} plunger`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const material =
    materials[Object.keys(materials).find(has) ?? 'plastic'] ?? words('Glas', 'glass', 'glas');
  const grams = has('steel')
    ? random.int(380, 520)
    : has('glass')
      ? random.int(420, 600)
      : random.int(190, 290);
  return {
    productType: 'coffee-press',
    kind: 'coffee-press',
    vendor,
    model,
    title: words(`${model} Kaffeepresse`, `${model} plunger press`, `${model} kaffepresse`),
    shortNote: joined([
      material,
      amount(millilitres, 'ml'),
      words('Papierfilter 63 mm', '63 mm paper filters', '63 mm papirfiltre'),
    ]),
    flags: [...flags, ...(has('glass') ? ['table'] : ['road'])],
    values: {
      material,
      volume: amount(millilitres, 'ml'),
      weight: amount(grams, 'g'),
      dose: amount(Math.round(millilitres / 16), 'g'),
    },
    details: [
      detail('material', material),
      detail('capacity', amount(millilitres, 'ml')),
      detail('filterSize', amount(63, 'mm')),
      detail(
        'brewingTime',
        words('2 min ziehen, 30 s drücken', 'steep 2 min, press 30 s', 'træk 2 min, tryk 30 s'),
      ),
      detail('dishwasher', has('wood') ? yesNo.handWash : yesNo.yes),
      weight(grams),
    ],
    listItems: [
      words('Rührstab', 'Stirrer', 'Rørepind'),
      words('Trichter', 'Funnel', 'Tragt'),
      words('100 Papierfilter', '100 paper filters', '100 papirfiltre'),
      ...(has('mug') ? [words('Becher mit Deckel', 'Mug with lid', 'Krus med låg')] : []),
    ],
    ...inColours(palette(colours), cents(euros), grams),
    object: 'plunger-press',
    hasPlug: false,
    isGift: true,
    size: millilitres,
    diameters: [63],
    fits: [],
  };
}

export const coffeePresses = () => fromRanges(ranges, press);
