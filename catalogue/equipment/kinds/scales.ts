import { palette } from '../colours.ts';
import { amount, cents, type Draft, joined, randomFor, words } from '../draft.ts';
import { detail, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, maximum in grams, equipment, colours. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Dosera: [
    ['Gran', 79.9, 2000, 'timer rechargeable tenth', 'black white'],
    ['Gran Mini', 99.9, 1000, 'timer rechargeable tenth small espresso', 'black'],
    ['Gran Fluss', 149.9, 2000, 'timer rechargeable tenth flow', 'black white'],
    [
      'Gran Fluss Mini',
      169.9,
      2000,
      'timer rechargeable tenth flow small espresso waterproof',
      'black white',
    ],
    ['Unze', 49.9, 3000, 'timer battery tenth', 'black white'],
    ['Karat', 219, 500, 'timer rechargeable tenth small espresso waterproof', 'black'],
    ['Lot', 59.9, 500, 'timer battery tenth small', 'black steel'],
  ],
  Gramsund: [
    ['Fire', 69.9, 2000, 'timer rechargeable tenth', 'black white sage'],
    ['Fire Mini', 79.9, 1000, 'timer rechargeable tenth small espresso', 'black white'],
    ['Fire Vand', 94.9, 2000, 'timer rechargeable tenth waterproof', 'black'],
    ['Tokilo', 39.9, 2000, 'timer battery tenth', 'black white'],
    ['Enkel', 29.9, 3000, 'timer battery tenth', 'white black'],
    ['Lod', 119.9, 2000, 'timer rechargeable tenth flow', 'black'],
  ],
  Wägewerk: [
    ['Balingen 1', 34.9, 5000, 'timer battery tenth', 'white steel'],
    ['Balingen 2', 54.9, 3000, 'timer battery tenth', 'black white'],
    ['Balingen 3', 84.9, 3000, 'timer rechargeable tenth', 'black steel'],
    ['Waagschale', 64.9, 5000, 'timer battery tenth', 'cream steel'],
    ['Zollernalb', 109.9, 2000, 'timer rechargeable tenth waterproof', 'black'],
    ['Taschenlot', 24.9, 500, 'timer battery tenth small', 'black'],
  ],
  Kellström: [
    ['Våg', 74.9, 2000, 'timer rechargeable tenth', 'black white sage'],
    ['Våg Liten', 64.9, 1000, 'timer battery tenth small', 'black white'],
  ],
  Northfold: [
    ['Lodline', 89.9, 2000, 'timer rechargeable tenth', 'black petrol'],
    ['Lodline Mini', 99.9, 1000, 'timer rechargeable tenth small espresso', 'black'],
  ],
  Tarnik: [
    ['Waga', 129.9, 1500, 'timer rechargeable tenth small espresso waterproof', 'black steel'],
  ],
  Fjellkvern: [['Gramvekt', 32.9, 1000, 'timer battery tenth small', 'black']],
};

function scale(vendor: string, [model, euros, maximum, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} scale`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const resolution = has('hundredth') ? 0.01 : has('tenth') ? 0.1 : has('mechanical') ? 5 : 1;
  const side = has('small') ? random.int(10, 12) : random.int(14, 18);
  const hours = random.int(12, 30);
  const grams = has('mechanical')
    ? 1900
    : has('small')
      ? random.int(190, 320)
      : random.int(420, 680);
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
      has('timer')
        ? words('Zeitmesser', 'timer', 'tidtager')
        : words(
            `bis ${amount(maximum / 1000).de} kg`,
            `up to ${amount(maximum / 1000).en} kg`,
            `op til ${amount(maximum / 1000).da} kg`,
          ),
    ]),
    flags: [
      ...flags,
      ...(has('timer') ? [] : ['no-timer']),
      ...(has('waterproof') || has('mechanical') ? [] : ['splash']),
      ...(has('mechanical') ? [] : ['digital']),
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
      detail(
        'display',
        has('mechanical')
          ? words('Zeiger', 'pointer', 'viser')
          : words('LED, weiß', 'LED, white', 'LED, hvid'),
      ),
      detail(
        'programmes',
        has('flow')
          ? words('Zeit, Durchfluss, Verhältnis', 'time, flow, ratio', 'tid, flow, forhold')
          : has('timer')
            ? words('Zeit, Tara', 'time, tare', 'tid, tara')
            : words('Tara', 'tare', 'tara'),
      ),
      detail(
        'battery',
        has('rechargeable')
          ? words(
              `Akku, USB-C, ${hours} Stunden`,
              `rechargeable, USB-C, ${hours} hours`,
              `genopladelig, USB-C, ${hours} timer`,
            )
          : has('mechanical')
            ? words('keine', 'none', 'ingen')
            : words('2 × AAA', '2 × AAA', '2 × AAA'),
      ),
      detail(
        'seal',
        has('waterproof')
          ? words('wasserdicht', 'waterproof', 'vandtæt')
          : words('spritzwassergeschützt', 'splash-proof', 'stænktæt'),
      ),
      detail('base', words(`${side} × ${side} cm`, `${side} × ${side} cm`, `${side} × ${side} cm`)),
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
