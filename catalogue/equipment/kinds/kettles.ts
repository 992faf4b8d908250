import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, cents, type Draft, joined, words } from '../draft.ts';
import { detail, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, litres, equipment, colours. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Kellström: [
    ['Pil', 89.9, 0.8, 'goose electric wood', 'black white sage'],
    ['Pil Grad', 129.9, 0.8, 'goose electric wood degrees hold', 'black white'],
    ['Pil Spis', 59.9, 0.9, 'goose hob wood', 'steel black'],
    ['Pil Stor', 149.9, 1.2, 'goose electric degrees hold', 'black white'],
    ['Pil Resa', 44.9, 0.35, 'goose hob small', 'steel'],
    ['Sjö', 69.9, 1.5, 'goose electric', 'white black sage'],
    ['Sjö Grad', 99.9, 1.5, 'goose electric degrees', 'white black'],
  ],
  Hällvik: [
    ['Å', 74.9, 0.9, 'goose hob cast', 'steel black'],
    ['Å Stor', 84.9, 1.2, 'goose hob cast', 'steel'],
    ['Älv', 119.9, 0.9, 'goose electric cast degrees', 'steel black'],
    ['Älv Stor', 139.9, 1.2, 'goose electric cast degrees hold', 'black steel'],
    ['Fors', 64.9, 1.7, 'goose electric', 'steel red'],
    ['Fors El', 79.9, 1.7, 'goose electric', 'steel black'],
    ['Bäck', 54.9, 0.6, 'goose hob small', 'steel copper'],
  ],
  'Ashdown & Pike': [
    ['Loxley', 99, 1.6, 'goose electric', 'steel copper'],
    ['Loxley Electric', 129, 1.6, 'goose electric', 'steel black cream'],
    ['Porter', 149, 1.0, 'goose electric degrees hold', 'steel black'],
    ['Sheaf', 79, 1.0, 'goose hob wood', 'steel'],
    ['Don', 69, 2.2, 'goose electric', 'steel cream'],
  ],
  Mizunari: [
    ['Tsuru', 64.9, 0.7, 'goose hob', 'steel black'],
    ['Tsuru Dō', 159, 0.7, 'goose hob wood', 'copper'],
    ['Tsuru Denki', 134.9, 0.8, 'goose electric degrees hold', 'black white'],
    ['Koto', 48.9, 0.5, 'goose hob small', 'steel white'],
  ],
  Drypsund: [
    ['Strøm', 79.9, 1.0, 'goose electric', 'black green'],
    ['Strøm Grad', 109.9, 1.0, 'goose electric degrees', 'black steel'],
    ['Strøm Stor', 69.9, 1.7, 'goose electric', 'black green cream'],
  ],
  Northfold: [
    ['Damp', 94.9, 0.9, 'goose electric wood', 'black petrol'],
    ['Damp Grad', 124.9, 0.9, 'goose electric wood degrees hold', 'black petrol'],
    ['Damp Komfur', 64.9, 1.0, 'goose hob wood', 'steel'],
  ],
  Halvorn: [
    ['Foss', 59.9, 1.2, 'goose electric', 'white black lightBlue'],
    ['Foss Grad', 89.9, 1.2, 'goose electric degrees', 'white black'],
    ['Drypp', 99.9, 0.8, 'goose electric degrees', 'white black'],
  ],
  Kromholt: [
    ['W1', 39.9, 1.7, 'goose electric', 'black white'],
    ['W2', 59.9, 1.7, 'goose electric degrees', 'steel black'],
    ['W3 Hals', 84.9, 1.0, 'goose electric degrees', 'black'],
  ],
};

function kettle(vendor: string, [model, euros, litres, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} kettle`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const grams = Math.round(520 + litres * 380 + (has('electric') ? 420 : 0));
  const watts = random.int(18, 44) * 50;
  const minutes = Math.max(2, Math.round((litres * 335) / (watts * 0.06)));
  const noun = has('goose')
    ? words('Schwanenhalskessel', 'gooseneck kettle', 'svanehalskedel')
    : has('electric')
      ? words('Wasserkocher', 'electric kettle', 'elkedel')
      : words('Wasserkessel', 'kettle', 'kedel');
  return {
    productType: 'kettle',
    kind: 'kettle',
    vendor,
    model,
    title: words(`${model} ${noun.de}`, `${model} ${noun.en}`, `${model} ${noun.da}`),
    shortNote: joined([
      amount(litres, 'l'),
      has('degrees')
        ? words('auf ein Grad genau', 'set to the degree', 'indstilles grad for grad')
        : has('wood')
          ? words('Griff aus Nussholz', 'walnut handle', 'greb af valnød')
          : has('whistle')
            ? words('mit Pfeife', 'whistling', 'med fløjte')
            : has('electric')
              ? words('elektrisch', 'electric', 'elektrisk')
              : words('für jeden Herd', 'for any hob', 'til alle komfurer'),
    ]),
    flags: [
      ...flags,
      ...(has('degrees') ? [] : ['no-degrees']),
      ...(has('hold') ? [] : ['no-hold']),
      ...(litres <= 1 ? ['up-to-a-litre'] : []),
    ],
    values: {
      litres: amount(litres, 'l'),
      watts: amount(watts, 'W'),
      minutes: amount(minutes),
      cups: amount(Math.max(1, Math.floor(litres / 0.28))),
      weight: amount(grams, 'g'),
    },
    details: [
      detail('capacity', amount(litres, 'l')),
      detail(
        'spout',
        has('goose')
          ? words('Schwanenhals', 'gooseneck', 'svanehals')
          : words('breiter Ausguss', 'wide spout', 'bred tud'),
      ),
      detail('material', words('Edelstahl', 'stainless steel', 'rustfrit stål')),
      ...(has('electric')
        ? [
            detail('power', amount(watts, 'W')),
            detail(
              'temperature',
              has('degrees')
                ? words(
                    '40 bis 100 °C in 1-Grad-Schritten',
                    '40 to 100 °C in steps of 1 °C',
                    '40 til 100 °C i trin på 1 grad',
                  )
                : words('kocht und schaltet ab', 'boils and switches off', 'koger og slukker'),
            ),
            detail(
              'keepWarm',
              has('hold') ? words('30 min', '30 min', '30 min') : words('nein', 'no', 'nej'),
            ),
          ]
        : [
            detail(
              'hobs',
              words('alle, auch Induktion', 'all, induction included', 'alle, også induktion'),
            ),
          ]),
      detail(
        'handle',
        has('wood')
          ? words('Nussholz', 'walnut', 'valnød')
          : words('Kunststoff', 'plastic', 'plast'),
      ),
      weight(grams),
    ],
    listItems: [],
    ...inColours(palette(colours), cents(euros), grams),
    object: 'gooseneck-kettle',
    hasPlug: has('electric'),
    isGift: euros <= 100,
    size: litres,
    diameters: [],
    fits: [],
  };
}

export const kettles = () => fromRanges(ranges, kettle);
