import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, cents, type Draft, joined, phrase, words } from '../draft.ts';
import { detail, weight } from '../labels.ts';
import { inColours, inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price in euros, litres of filtered water, equipment, colours or nothing. */
type Row = [string, number, number, string, string];

const ranges: Record<string, Row[]> = {
  Aquaven: [
    ['Traun', 34.9, 150, 'jug', 'white black sage'],
    ['Traun Barista', 44.9, 120, 'jug magnesium', 'white black'],
    ['Traun Glas', 54.9, 150, 'jug glass', 'clear'],
    ['Enns', 19.9, 150, 'cartridge packs', ''],
    ['Enns Barista', 24.9, 120, 'cartridge packs magnesium', ''],
    ['Inn', 12.9, 35, 'pouch packs', ''],
    ['Inn Groß', 14.9, 70, 'pouch packs', ''],
    ['Donau', 129, 2000, 'line head', ''],
    ['Donau Nachsatz', 89, 2000, 'line packs', ''],
    ['Salzach', 16.9, 60, 'drops', ''],
    ['Pegel', 6.9, 1, 'test packs', ''],
  ],
  Kromholt: [['Klarlauf', 13.9, 50, 'pouch packs automatic', '']],
  Wendelbach: [['Quelle', 15.9, 60, 'pouch packs automatic', '']],
  Automara: [
    ['Büro-Quelle', 22.9, 110, 'pouch packs automatic', ''],
    ['Büro-Leitung', 149, 4000, 'line head', ''],
  ],
};

function waterFilter(vendor: string, [model, euros, litres, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${model} water`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const grams = has('jug')
    ? random.int(700, 1100)
    : has('line')
      ? random.int(1400, 2600)
      : has('test')
        ? 15
        : random.int(90, 260);
  const months = has('line') ? 12 : has('pouch') ? 3 : 1;
  const noun = has('jug')
    ? words('Wasserfilterkanne', 'water filter jug', 'vandfilterkande')
    : has('test')
      ? words('Teststreifen', 'test strips', 'teststrimler')
      : has('drops')
        ? words('Mineraltropfen', 'mineral drops', 'mineraldråber')
        : has('cartridge')
          ? words('Filterkartusche', 'filter cartridge', 'filterpatron')
          : has('pouch')
            ? words('Filter für den Wassertank', 'water tank filter', 'filter til vandtanken')
            : words('Leitungsfilter', 'mains filter', 'filter til vandledningen');
  const packSizes = [1, 3, 6].map((pieces) => ({
    name: words(`${pieces} Stück`, pieces === 1 ? '1 piece' : `${pieces} pieces`, `${pieces} stk.`),
    euros: Math.round(euros * pieces * (pieces === 1 ? 100 : pieces === 3 ? 92 : 86)) / 100,
    weightGrams: grams * pieces,
  }));
  const offered = colours === '' ? [] : palette(colours);
  return {
    productType: 'water-filter',
    kind: 'water-filter',
    line: `water-filter ${noun.de}`,
    vendor,
    model,
    title: words(`${model} ${noun.de}`, `${model} ${noun.en}`, `${model} ${noun.da}`),
    shortNote: has('test')
      ? words(
          'Härte und Alkalität in einer Minute',
          'Hardness and alkalinity in a minute',
          'Hårdhed og alkalinitet på et minut',
        )
      : joined([
          phrase(words('für {litres}', 'for {litres}', 'til {litres}'), {
            litres: amount(litres, 'l'),
          }),
          has('magnesium')
            ? words('mit Magnesium', 'with magnesium', 'med magnesium')
            : has('drops')
              ? words('für weiches Wasser', 'for soft water', 'til blødt vand')
              : words('gegen Kalk', 'reduces limescale', 'mindsker kalk'),
        ]),
    flags: [...flags, ...(has('test') || has('drops') ? [] : ['softens'])],
    values: { litres: amount(litres, 'l'), months: amount(months), noun },
    details: [
      detail('construction', noun),
      ...(has('test') ? [] : [detail('doses', amount(litres, 'l'))]),
      detail(
        'exchange',
        has('test')
          ? words(
              'misst Härte und Alkalität',
              'measures hardness and alkalinity',
              'måler hårdhed og alkalinitet',
            )
          : has('drops')
            ? words(
                'fügt Calcium und Magnesium zu',
                'adds calcium and magnesium',
                'tilsætter calcium og magnesium',
              )
            : has('magnesium')
              ? words(
                  'tauscht Calcium gegen Magnesium',
                  'exchanges calcium for magnesium',
                  'bytter calcium til magnesium',
                )
              : words(
                  'senkt die Karbonathärte',
                  'lowers carbonate hardness',
                  'sænker karbonathårdheden',
                ),
      ),
      detail(
        'interval',
        has('test') || has('drops')
          ? words('nach Bedarf', 'as needed', 'efter behov')
          : months === 12
            ? words('einmal im Jahr', 'once a year', 'en gang om året')
            : words(
                `alle ${months === 1 ? 'vier Wochen' : 'drei Monate'}`,
                `every ${months === 1 ? 'four weeks' : 'three months'}`,
                `hver ${months === 1 ? 'fjerde uge' : 'tredje måned'}`,
              ),
      ),
      weight(grams),
    ],
    listItems: [],
    ...(has('packs')
      ? inSizes(words('Menge', 'Quantity', 'Antal'), packSizes)
      : inColours(offered, cents(euros), grams)),
    object: has('jug') ? 'milk-jug' : has('drops') ? 'descaler-bottle' : 'coffee-tin',
    hasPlug: false,
    isGift: false,
    size: litres,
    diameters: [],
    fits: [],
  };
}

export const waterFilters = () => fromRanges(ranges, waterFilter);
