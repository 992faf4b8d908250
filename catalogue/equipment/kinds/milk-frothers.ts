import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, cents, type Draft, joined, words } from '../draft.ts';
import { detail, weight, yesNo } from '../labels.ts';
import { inColours } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, milk for foam in ml, equipment, colours. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Schiumetta: [
    ['Nuvola', 69.9, 150, 'jug electric', 'black white'],
    ['Nuvola Grande', 89.9, 300, 'jug electric', 'black steel'],
    ['Nuvola Indu', 119.9, 250, 'jug electric induction', 'black white'],
    ['Brezza', 39.9, 150, 'jug electric', 'black white red'],
    ['Brezza Grande', 49.9, 300, 'jug electric', 'black white'],
    ['Spuma', 59.9, 250, 'jug electric', 'steel copper'],
    ['Spuma Acciaio', 69.9, 300, 'jug electric', 'steel'],
    ['Vapore', 129.9, 300, 'jug electric induction', 'steel'],
  ],
  Kromholt: [
    ['S1', 49.9, 130, 'jug electric', 'black'],
    ['S2', 79.9, 250, 'jug electric induction', 'black steel'],
  ],
  Northfold: [
    ['Skum', 84.9, 200, 'jug electric', 'petrol black'],
    ['Skum Mini', 44.9, 120, 'jug electric', 'black petrol'],
  ],
  Halvorn: [['Hvit', 59.9, 180, 'jug electric', 'white black lightBlue']],
  Kännchenwerk: [['Stoßschaum', 64.9, 250, 'jug electric', 'steel black']],
  Kapsetto: [['Melk', 64.9, 160, 'jug electric', 'black yellow']],
};

function frother(vendor: string, [model, euros, millilitres, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} frother`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const grams = has('wand')
    ? random.int(90, 180)
    : has('pump')
      ? random.int(420, 680)
      : random.int(800, 1300);
  const seconds = has('induction')
    ? random.int(75, 95)
    : has('electric')
      ? random.int(100, 140)
      : random.int(20, 40);
  const construction = has('wand')
    ? words('Stab mit Akku oder Batterie', 'wand, battery', 'stav med batteri')
    : has('pump')
      ? words('Handpumpe', 'hand pump', 'håndpumpe')
      : has('steam')
        ? words('Dampf vom Herd', 'steam from the hob', 'damp fra komfuret')
        : words('Kanne mit Sockel', 'jug with base', 'kande med sokkel');
  return {
    productType: 'milk-frother',
    kind: 'milk-frother',
    vendor,
    model,
    title: words(`${model} Milchaufschäumer`, `${model} milk frother`, `${model} mælkeskummer`),
    shortNote: joined([
      construction,
      words(`bis ${millilitres} ml`, `up to ${millilitres} ml`, `op til ${millilitres} ml`),
    ]),
    flags: [...flags, ...(has('electric') ? ['warms'] : ['manual-heat'])],
    values: {
      volume: amount(millilitres, 'ml'),
      seconds: amount(seconds),
      weight: amount(grams, 'g'),
    },
    details: [
      detail('construction', construction),
      detail('capacity', amount(millilitres, 'ml')),
      ...(has('electric')
        ? [
            detail('power', amount(random.int(9, 13) * 50, 'W')),
            detail(
              'programmes',
              words(
                'warm fein, warm fest, kalt',
                'warm fine, warm firm, cold',
                'varm fin, varm fast, kold',
              ),
            ),
          ]
        : []),
      ...(has('battery')
        ? [
            detail(
              'battery',
              has('usb')
                ? words('Akku, USB-C', 'rechargeable, USB-C', 'genopladelig, USB-C')
                : words('2 × AA, nicht dabei', '2 × AA, not included', '2 × AA, medfølger ikke'),
            ),
          ]
        : []),
      detail('duration', words(`${seconds} Sekunden`, `${seconds} seconds`, `${seconds} sekunder`)),
      detail('dishwasher', has('induction') || has('pump') ? yesNo.yes : yesNo.handWash),
      weight(grams),
    ],
    listItems: [],
    ...inColours(palette(colours), cents(euros), grams),
    object: 'milk-jug',
    hasPlug: has('electric'),
    isGift: euros <= 100,
    size: millilitres,
    diameters: [],
    fits: [],
  };
}

export const milkFrothers = () => fromRanges(ranges, frother);
