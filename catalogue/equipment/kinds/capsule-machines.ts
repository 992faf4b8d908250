import { portionSystemsOf } from '../../portion-systems.ts';
import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, cents, type Draft, joined, rounded, words } from '../draft.ts';
import { detail, dimensions, weight } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, tank in litres, equipment, colours. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Kapsetto: [
    ['Mini', 79, 0.6, 'manual', 'yellow black white'],
    ['Mini Plus', 99, 0.7, 'sizes', 'yellow black red'],
    ['Kade', 129, 1.0, 'sizes', 'black white sage'],
    ['Kade Melk', 179, 1.0, 'sizes frother', 'black white'],
    ['Vast', 149, 1.2, 'sizes refill', 'steel black'],
    ['Vast XL', 189, 1.8, 'sizes refill', 'black'],
    ['Reis', 89, 0.6, 'manual', 'black olive'],
    ['Dubbel', 219, 1.4, 'sizes adapter frother', 'black white'],
  ],
  Kromholt: [
    ['C1', 89, 0.7, 'sizes', 'black white'],
    ['C2 Milch', 169, 0.9, 'sizes frother', 'black steel'],
  ],
  Northfold: [
    ['Bøje', 139, 0.9, 'sizes refill', 'yellow petrol'],
    ['Bøje Mælk', 199, 0.9, 'sizes refill frother', 'petrol black'],
  ],
  Orsivia: [
    ['Guscio', 109, 0.8, 'manual', 'red cream black'],
    ['Guscio Stretto', 129, 0.7, 'sizes', 'white black'],
    ['Guscio Doppio', 239, 1.6, 'sizes adapter', 'steel'],
  ],
};

function machine(vendor: string, [model, euros, tank, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model}`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const width = has('travel') ? 9 : random.int(11, 19);
  const grams = has('travel') ? 980 : Math.round(2100 + tank * 1100 + (has('frother') ? 700 : 0));
  const seconds = random.int(22, 35);
  const bin = has('travel') ? 1 : random.int(6, 14);
  return {
    productType: 'capsule-machine',
    kind: 'capsule-machine',
    vendor,
    model,
    title: words(`${model} Kapselmaschine`, `${model} capsule machine`, `${model} kapselmaskine`),
    shortNote: joined([
      amount(tank, 'l'),
      has('frother')
        ? words('mit Milchaufschäumer', 'with milk frother', 'med mælkeskummer')
        : has('travel')
          ? words('mit Akku', 'with battery', 'med batteri')
          : words(
              `in ${seconds} Sekunden heiß`,
              `hot in ${seconds} seconds`,
              `varm på ${seconds} sekunder`,
            ),
    ]),
    flags: [
      ...flags,
      ...(has('frother') ? [] : ['no-milk']),
      ...(has('travel') ? [] : ['kitchen']),
      ...(tank < 0.9 ? ['small-tank'] : []),
    ],
    values: {
      tank: amount(tank, 'l'),
      width: amount(width, 'cm'),
      seconds: amount(seconds),
      bin: amount(bin),
      weight: amount(rounded(grams / 1000), 'kg'),
    },
    details: [
      detail('capsule', joined(portionSystemsOf('capsule-machine', has('adapter')))),
      detail('pumpPressure', amount(random.pick([15, 19]), 'bar')),
      detail('heatUp', amount(seconds, 's')),
      detail('tank', amount(tank, 'l')),
      detail(
        'programmes',
        has('sizes')
          ? words('Espresso und Lungo', 'espresso and lungo', 'espresso og lungo')
          : words('Stopp von Hand', 'manual stop', 'manuelt stop'),
      ),
      detail('capsuleBin', words(`${bin} Kapseln`, `${bin} capsules`, `${bin} kapsler`)),
      detail('power', amount(has('travel') ? 80 : random.int(24, 30) * 50, 'W')),
      detail('noise', amount(random.int(58, 66), 'dB(A)')),
      dimensions(width, random.int(24, 38), random.int(20, 29)),
      weight(grams),
    ],
    listItems: [
      words(
        'Probierpackung mit 7 Kapseln',
        'Tasting pack of 7 capsules',
        'Smagepakke med 7 kapsler',
      ),
      ...(has('refill')
        ? [
            words(
              'Wiederbefüllbare Kapsel aus Edelstahl',
              'Refillable stainless-steel capsule',
              'Genopfyldelig kapsel af rustfrit stål',
            ),
          ]
        : []),
      ...(has('frother')
        ? [words('Milchaufschäumer mit Deckel', 'Milk frother with lid', 'Mælkeskummer med låg')]
        : []),
    ],
    ...inColours(palette(colours), cents(euros), grams),
    object: 'capsule-machine',
    hasPlug: true,
    isGift: euros < 100,
    size: tank,
    diameters: [],
    fits: [],
  };
}

export const capsuleMachines = () => fromRanges(ranges, machine);
