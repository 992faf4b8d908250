import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, cents, type Draft, joined, rounded, words } from '../draft.ts';
import { detail, dimensions, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, litres, equipment, colours. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Drypsund: [
    ['Dråbe', 189, 1.25, 'glass hotplate', 'green black cream'],
    ['Dråbe Termo', 219, 1.25, 'thermos', 'steel black'],
    ['Sund', 249, 1.25, 'glass hotplate bloom', 'green black red'],
    ['Sund Termo', 279, 1.25, 'thermos bloom', 'steel black petrol'],
    ['Kyst', 139, 0.75, 'glass hotplate', 'white black'],
    ['Kyst Termo', 159, 0.75, 'thermos', 'white black'],
    ['Bælt', 329, 1.5, 'thermos bloom timer', 'steel black'],
    ['Kop', 99, 0.4, 'glass hotplate', 'white sage yellow'],
    ['Kronborg', 399, 1.8, 'thermos bloom timer regulated', 'steel'],
  ],
  Filtrano: [
    ['Uno', 59, 0.6, 'glass hotplate', 'black white'],
    ['Due', 79, 1.25, 'glass hotplate', 'black white'],
    ['Due Termo', 99, 1.25, 'thermos', 'black'],
    ['Tre', 119, 1.5, 'glass hotplate timer', 'black steel'],
    ['Tre Termo', 139, 1.5, 'thermos timer', 'black steel'],
    ['Semplice', 49, 1.0, 'glass hotplate', 'white'],
    ['Famiglia', 149, 1.8, 'thermos timer', 'steel'],
    ['Cilindro', 179, 1.25, 'glass hotplate bloom', 'black red'],
  ],
  Kromholt: [
    ['F1', 89, 1.25, 'glass hotplate timer', 'black steel'],
    ['F2 Thermo', 129, 1.25, 'thermos timer', 'black steel'],
    ['F3', 149, 1.25, 'glass hotplate timer bloom', 'black'],
    ['F4 Thermo', 189, 1.25, 'thermos timer bloom', 'black steel'],
  ],
  Kellström: [
    ['Regn', 299, 1.2, 'thermos bloom regulated', 'black white'],
    ['Regn Glas', 269, 1.2, 'glass hotplate bloom regulated', 'black white'],
    ['Skur', 359, 1.0, 'thermos bloom regulated scale', 'black'],
    ['Bris', 199, 0.7, 'thermos bloom', 'sage white black'],
  ],
  Northfold: [
    ['Fyr', 229, 1.25, 'glass hotplate bloom', 'green black'],
    ['Fyr Termo', 259, 1.25, 'thermos bloom', 'steel black'],
    ['Vagt', 349, 1.8, 'thermos timer regulated', 'steel'],
  ],
  Automara: [
    ['Kanne 2', 239, 2.2, 'thermos large', 'steel'],
    ['Kanne 5', 449, 5, 'thermos large plumb', 'steel'],
    ['Sitzung', 319, 1.8, 'glass hotplate large', 'steel'],
  ],
  Wägewerk: [
    ['Brühmaß', 279, 1.0, 'glass scale bloom regulated', 'black'],
    ['Brühmaß Thermo', 309, 1.0, 'thermos scale bloom regulated', 'black'],
  ],
};

function machine(vendor: string, [model, euros, litres, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model}`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const cups = Math.max(1, Math.round(litres * 8));
  const minutes = Math.max(3, Math.round(litres * 4.2 + random.int(0, 1)));
  const temperature = has('regulated') ? random.int(93, 95) : random.int(91, 94);
  const width = litres < 0.5 ? random.int(13, 16) : random.int(17, 34);
  const grams = Math.round(1400 + litres * 1300 + (has('thermos') ? 700 : 0));
  const jug = has('thermos')
    ? words(
        'Thermoskanne aus Edelstahl',
        'stainless-steel vacuum jug',
        'termokande af rustfrit stål',
      )
    : words('Glas', 'glass', 'glas');
  return {
    productType: 'filter-machine',
    kind: 'filter-machine',
    vendor,
    model,
    title: words(
      `${model} Filterkaffeemaschine`,
      `${model} filter coffee machine`,
      `${model} filtermaskine`,
    ),
    shortNote: joined([
      amount(litres, 'l'),
      has('thermos')
        ? words('Thermoskanne', 'vacuum jug', 'termokande')
        : words('Glaskanne', 'glass jug', 'glaskande'),
      words(
        `${temperature} °C Brühtemperatur`,
        `brews at ${temperature} °C`,
        `brygger ved ${temperature} °C`,
      ),
    ]),
    flags: [
      ...flags,
      ...(litres <= 0.75 ? ['small'] : []),
      ...(has('bloom') ? [] : ['plain']),
      ...(has('timer') ? [] : ['switch']),
    ],
    values: {
      litres: amount(litres, 'l'),
      cups: amount(cups),
      minutes: amount(minutes),
      temperature: amount(temperature, '°C'),
      width: amount(width, 'cm'),
      weight: amount(rounded(grams / 1000), 'kg'),
    },
    details: [
      detail('capacity', amount(litres, 'l')),
      detail('cups', amount(cups)),
      detail('brewTemperature', amount(temperature, '°C')),
      detail(
        'brewingTime',
        words(
          `${minutes} min für eine volle Kanne`,
          `${minutes} min for a full jug`,
          `${minutes} min for en fuld kande`,
        ),
      ),
      detail('jug', jug),
      detail(
        'keepWarm',
        has('hotplate')
          ? words(
              'Warmhalteplatte, schaltet nach 40 min ab',
              'hotplate, off after 40 min',
              'varmeplade, slukker efter 40 min',
            )
          : words('keine Platte', 'no hotplate', 'ingen varmeplade'),
      ),
      detail(
        'filterSize',
        litres < 0.5
          ? '1×2'
          : litres > 2
            ? words('Korbfilter 110 mm', 'basket filter 110 mm', 'kurvfilter 110 mm')
            : '1×4',
      ),
      detail('power', amount(random.int(16, 24) * 50 + (litres > 2 ? 900 : 250), 'W')),
      detail('cable', amount(random.int(8, 14) / 10, 'm')),
      dimensions(width, random.int(17, 26), random.int(30, 41)),
      weight(grams),
    ],
    listItems: [
      words('Messlöffel, 10 g', 'Measuring spoon, 10 g', 'Måleske, 10 g'),
      words(
        '20 Papierfilter zum Anfangen',
        '20 paper filters to start with',
        '20 papirfiltre at begynde med',
      ),
    ],
    ...inColours(palette(colours), cents(euros), grams),
    object: 'filter-coffee-machine',
    hasPlug: true,
    isGift: euros <= 100,
    size: litres,
    diameters: [],
    fits: [],
  };
}

export const filterMachines = () => fromRanges(ranges, machine);
