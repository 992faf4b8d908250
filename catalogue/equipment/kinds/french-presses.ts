import { palette } from '../colours.ts';
import { amount, type Draft, joined, span, words } from '../draft.ts';
import { detail, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price of the smallest in euros, sizes in litres, equipment, colours. */
type Row = [string, number, number[], string, string];

const ranges: Record<string, Row[]> = {
  Pressova: [
    ['Jizera', 29.9, [0.35, 0.6, 1.0], 'glass steelframe', 'steel black'],
    ['Jizera Dub', 39.9, [0.6, 1.0], 'glass steelframe wood', 'steel'],
    ['Nisa', 24.9, [0.35, 1.0], 'glass steelframe', 'steel copper'],
    ['Ještěd', 59.9, [0.6, 1.0], 'doublesteel', 'steel black'],
    ['Ještěd Mat', 64.9, [1.0], 'doublesteel', 'black sage cream'],
    ['Bedna', 34.9, [1.0], 'glass copperframe', 'copper'],
    ['Sklo', 27.9, [0.6, 1.0], 'glass steelframe', 'steel'],
    ['Dvojka', 44.9, [0.6], 'glass steelframe finefilter wood', 'steel'],
    ['Jemná', 49.9, [0.6, 1.0], 'glass steelframe finefilter', 'steel'],
  ],
  'Ashdown & Pike': [
    ['Endcliffe', 79, [0.6, 1.0], 'doublesteel', 'steel'],
    ['Endcliffe Brass', 99, [1.0], 'doublesteel brassplated', 'brass'],
    ['Hallam', 54, [0.6, 1.0], 'glass steelframe wood', 'steel copper'],
    ['Rivelin', 46, [0.35, 0.6], 'glass steelframe', 'steel'],
  ],
  Kellström: [
    ['Press', 49.9, [0.6, 1.0], 'doublesteel', 'white sage black'],
    ['Press Stål', 69.9, [1.0], 'doublesteel finefilter', 'steel black'],
  ],
  Northfold: [
    ['Kutter', 44.9, [0.6, 1.0], 'glass steelframe wood', 'steel black'],
    ['Kutter Termo', 74.9, [1.0], 'doublesteel', 'steel petrol'],
  ],
  Glasvind: [
    ['Hammeren', 39.9, [0.6], 'glass steelframe wood', 'steel'],
    ['Dueodde', 54.9, [0.6, 1.0], 'glass steelframe finefilter', 'steel brass'],
  ],
  Zuidkade: [
    ['Pers Reis', 34.9, [0.35], 'doublesteel', 'black yellow'],
    ['Pers Beker', 39.9, [0.45], 'doublesteel', 'steel black olive'],
    ['Pers Kamp', 29.9, [0.75], 'doublesteel', 'black red'],
  ],
  Loiçal: [
    ['Ria', 45.9, [0.8], 'doublesteel', 'blue sand green'],
    ['Ria Pequena', 35.9, [0.4], 'doublesteel', 'blue sand'],
  ],
  Drypsund: [['Stempel', 32.9, [0.6, 1.0], 'glass steelframe', 'steel']],
  Filtrano: [
    ['Pressa', 14.9, [0.35, 1.0], 'glass steelframe', 'steel'],
    ['Pressa Fina', 22.9, [0.6, 1.0], 'glass steelframe finefilter', 'steel'],
  ],
  Skålvik: [['Kaffekanne', 58.9, [0.8], 'doublesteel wood', 'grey cream']],
  Halvorn: [['Stamp', 52.9, [0.8], 'doublesteel finefilter', 'white black']],
};

const bodies: Record<string, { de: string; en: string; da: string }> = {
  glass: words('Borosilikatglas', 'borosilicate glass', 'borosilikatglas'),
  doubleglass: words('doppelwandiges Glas', 'double-walled glass', 'dobbeltvægget glas'),
  brassplated: words(
    'doppelwandiger Edelstahl, vermessingt',
    'double-walled steel, brass-plated',
    'dobbeltvægget stål, messingbelagt',
  ),
  doublesteel: words('doppelwandiger Edelstahl', 'double-walled steel', 'dobbeltvægget stål'),
  ceramic: words('Steinzeug', 'stoneware', 'stentøj'),
  plastic: words('Kunststoff, bruchfest', 'shatterproof plastic', 'brudsikker plast'),
};

function press(vendor: string, [model, euros, litres, equipment, colours]: Row): Draft {
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const body = bodies[Object.keys(bodies).find(has) ?? 'glass'] ?? words('Glas', 'glass', 'glas');
  const largest = litres.at(-1) ?? 1;
  const sizes = litres.map((size, index) => ({
    name: amount(size, 'l'),
    euros: euros + index * 8,
    weightGrams: Math.round(320 + size * (has('doublesteel') ? 780 : has('ceramic') ? 820 : 430)),
  }));
  return {
    productType: 'french-press',
    kind: 'french-press',
    vendor,
    model,
    title: words(
      model.startsWith('Press') ? `${model} Stempelkanne` : `${model} French Press`,
      `${model} French press`,
      `${model} stempelkande`,
    ),
    shortNote: joined([body, span(litres[0] ?? largest, largest, 'l')]),
    flags: [
      ...flags,
      ...(has('glass') || has('doubleglass') ? ['transparent'] : []),
      ...(has('doublesteel') || has('doubleglass') ? ['insulated'] : ['single-wall']),
      ...(litres.length > 1 ? ['sizes'] : []),
      ...(has('finefilter') ? [] : ['plain-filter']),
    ],
    values: {
      body,
      litres: amount(largest, 'l'),
      cups: amount(Math.max(1, Math.round(largest * 6))),
      dose: amount(Math.round(largest * 60), 'g'),
    },
    details: [
      detail('material', body),
      detail('capacity', joined(litres.map((size) => amount(size, 'l')))),
      detail(
        'strainer',
        has('finefilter')
          ? words('dreilagig, 120 µm', 'three layers, 120 µm', 'tre lag, 120 µm')
          : words('Edelstahlgewebe, 200 µm', 'steel mesh, 200 µm', 'stålnet, 200 µm'),
      ),
      detail(
        'handle',
        has('wood')
          ? words('Eiche, geölt', 'oiled oak', 'olieret eg')
          : has('doublesteel')
            ? words('Edelstahl', 'stainless steel', 'rustfrit stål')
            : words('hitzefester Kunststoff', 'heat-resistant plastic', 'varmefast plast'),
      ),
      detail('dishwasher', has('wood') || has('copperframe') ? yesNo.handWash : yesNo.yes),
      detail(
        'spareParts',
        has('glass')
          ? words(
              'Glas, Sieb und Dichtring erhältlich',
              'glass, strainer and seal available',
              'glas, si og tætningsring fås',
            )
          : words(
              'Sieb und Dichtring erhältlich',
              'strainer and seal available',
              'si og tætningsring fås',
            ),
      ),
    ],
    listItems: [],
    ...inSizes(words('Inhalt', 'Volume', 'Indhold'), sizes, palette(colours)),
    object: 'french-press',
    hasPlug: false,
    isGift: true,
    size: largest,
    diameters: [],
    fits: [],
  };
}

export const frenchPresses = () => fromRanges(ranges, press);
