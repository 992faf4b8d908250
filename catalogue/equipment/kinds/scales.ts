import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, cents, type Draft, joined, words } from '../draft.ts';
import { detail, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, maximum in grams, equipment, colours. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Dosera: [
    ['Gran', 79.9, 2000, 'rechargeable', 'black white'],
    ['Gran Mini', 99.9, 1000, 'rechargeable small espresso', 'black'],
    ['Gran Fluss', 149.9, 2000, 'rechargeable flow', 'black white'],
    ['Gran Fluss Mini', 169.9, 2000, 'rechargeable flow small espresso waterproof', 'black white'],
    ['Unze', 49.9, 3000, 'battery', 'black white'],
    ['Karat', 219, 500, 'rechargeable small espresso waterproof', 'black'],
    ['Lot', 59.9, 500, 'battery small', 'black steel'],
  ],
  Gramsund: [
    ['Fire', 69.9, 2000, 'rechargeable', 'black white sage'],
    ['Fire Mini', 79.9, 1000, 'rechargeable small espresso', 'black white'],
    ['Fire Vand', 94.9, 2000, 'rechargeable waterproof', 'black'],
    ['Tokilo', 39.9, 2000, 'battery', 'black white'],
    ['Enkel', 29.9, 3000, 'battery', 'white black'],
    ['Lod', 119.9, 2000, 'rechargeable flow', 'black'],
  ],
  Wägewerk: [
    ['Balingen 1', 34.9, 5000, 'battery', 'white steel'],
    ['Balingen 2', 54.9, 3000, 'battery', 'black white'],
    ['Balingen 3', 84.9, 3000, 'rechargeable', 'black steel'],
    ['Waagschale', 64.9, 5000, 'battery', 'cream steel'],
    ['Zollernalb', 109.9, 2000, 'rechargeable waterproof', 'black'],
    ['Taschenlot', 24.9, 500, 'battery small', 'black'],
  ],
  Kellström: [
    ['Våg', 74.9, 2000, 'rechargeable', 'black white sage'],
    ['Våg Liten', 64.9, 1000, 'battery small', 'black white'],
  ],
  Northfold: [
    ['Lodline', 89.9, 2000, 'rechargeable', 'black petrol'],
    ['Lodline Mini', 99.9, 1000, 'rechargeable small espresso', 'black'],
  ],
  Tarnik: [['Waga', 129.9, 1500, 'rechargeable small espresso waterproof', 'black steel']],
  Fjellkvern: [['Gramvekt', 32.9, 1000, 'battery small', 'black']],
};

/** Grams between two figures of the display. */
const resolution = 0.1;

function scale(vendor: string, [model, euros, maximum, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} scale`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const side = has('small') ? random.int(10, 12) : random.int(14, 18);
  const hours = random.int(12, 30);
  const grams = has('small') ? random.int(190, 320) : random.int(420, 680);
  return {
    productType: 'scale',
    kind: 'scale',
    vendor,
    model,
    title: words(`${model} Kaffeewaage`, `${model} coffee scale`, `${model} kaffevægt`),
    shortNote: joined([
      words(
        `auf ${amount(resolution).de} g genau`,
        `accurate to ${amount(resolution).en} g`,
        `nøjagtighed ${amount(resolution).da} g`,
      ),
      words('Zeitmesser', 'timer', 'tidtager'),
    ]),
    flags: [
      ...flags,
      'timer',
      'tenth',
      'digital',
      ...(has('waterproof') ? [] : ['splash']),
      ...(has('small') ? [] : ['wide']),
    ],
    values: {
      resolution: amount(resolution, 'g'),
      maximum: amount(maximum / 1000, 'kg'),
      side: amount(side, 'cm'),
      hours: amount(hours),
      weight: weight(grams).value,
    },
    details: [
      detail('resolution', amount(resolution, 'g')),
      detail('maximum', amount(maximum / 1000, 'kg')),
      detail('display', words('LED, weiß', 'LED, white', 'LED, hvid')),
      detail(
        'programmes',
        has('flow')
          ? words('Zeit, Durchfluss, Verhältnis', 'time, flow, ratio', 'tid, flow, forhold')
          : words('Zeit, Tara', 'time, tare', 'tid, tara'),
      ),
      detail(
        'battery',
        has('rechargeable')
          ? words(
              `Akku, USB-C, ${hours} Stunden`,
              `rechargeable, USB-C, ${hours} hours`,
              `genopladelig, USB-C, ${hours} timer`,
            )
          : words('2 × AAA', '2 × AAA', '2 × AAA'),
      ),
      detail(
        'protection',
        has('waterproof')
          ? words('wasserdicht', 'waterproof', 'vandtæt')
          : words('spritzwassergeschützt', 'splash-proof', 'stænktæt'),
      ),
      detail(
        'footprint',
        words(`${side} × ${side} cm`, `${side} × ${side} cm`, `${side} × ${side} cm`),
      ),
      weight(grams),
    ],
    listItems: [],
    ...inColours(palette(colours), cents(euros), grams),
    object: 'scale',
    hasPlug: false,
    isGift: euros <= 100,
    size: maximum,
    diameters: [],
    fits: [],
  };
}

export const scales = () => fromRanges(ranges, scale);
