import type { Localized } from '../../model.ts';
import { palette } from '../colours.ts';
import { amount, type Draft, joined, same, words } from '../draft.ts';
import { detail, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price of the smallest in euros, sizes, equipment, colours. */
type Row = [string, number, string[], string, string];

const ranges: Record<string, Row[]> = {
  Kellström: [
    ['Kon', 24.9, ['01', '02'], 'cone ceramic fast', 'white black sage'],
    ['Kon Glas', 39.9, ['6'], 'carafe glass slow', 'clear'],
    ['Kon Grå', 29.9, ['02'], 'cone ceramic fast', 'grey black'],
    ['Kon Lera', 39.9, ['02'], 'cone ceramic fast', 'sand'],
    ['Platt', 32.9, ['01', '02'], 'cone ceramic slow', 'grey'],
    ['Platt Keramik', 36.9, ['02'], 'cone ceramic slow', 'white black'],
    ['Handfilter-Set mit Becher', 49.9, ['02'], 'cone ceramic fast set', 'white green'],
    ['Handfilter-Set mit Kanne', 64.9, ['02'], 'carafe glass fast set server', 'clear'],
    ['Res', 14.9, ['02'], 'cone plastic fast travel', 'black white'],
  ],
  Mizunari: [
    ['Uzu', 27.9, ['01', '02'], 'cone ceramic fast spiral', 'white red'],
    ['Uzu Garasu', 42.9, ['6'], 'carafe glass slow', 'clear smoke'],
    ['Uzu Aka', 44.9, ['02'], 'cone ceramic fast spiral', 'red'],
    ['Nami', 34.9, ['01', '02'], 'cone ceramic slow', 'white blue'],
    ['Nami Kuro', 39.9, ['01', '02'], 'cone ceramic slow', 'black'],
    ['Ori', 42.9, ['S', 'M'], 'cone ceramic fast', 'white sage rose black'],
    ['Ori Ki', 54.9, ['M'], 'cone ceramic fast', 'white black'],
    ['Shizuku', 24.9, ['101', '102'], 'trapezoid ceramic slow', 'white black'],
    ['Kumo', 48.9, ['02'], 'cone ceramic valve', 'white black'],
    ['Kumo Garasu', 56.9, ['8'], 'carafe glass slow', 'clear'],
    ['Mizu Sha', 69.9, ['6'], 'carafe glass slow', 'clear'],
  ],
  Loiçal: [
    ['Maré', 28.9, ['02'], 'cone ceramic fast', 'blue sand green'],
    ['Maré Grande', 34.9, ['04'], 'trapezoid ceramic slow', 'blue sand'],
  ],
  Skålvik: [
    ['Trakt', 36.9, ['02'], 'cone ceramic fast', 'grey cream black'],
    ['Trakt To', 39.9, ['102'], 'trapezoid ceramic slow', 'grey cream'],
  ],
  'Ton & Tide': [
    ['Priel', 44.9, ['02'], 'cone ceramic fast', 'deepSea sand'],
    ['Watt', 42.9, ['102'], 'trapezoid ceramic slow', 'grey sand'],
    ['Tidenset', 79.9, ['02'], 'cone ceramic fast set', 'deepSea sand'],
  ],
  Filtrano: [
    ['Imbuto', 7.9, ['102', '104'], 'trapezoid plastic slow', 'black white red'],
    ['Imbuto Ceramica', 17.9, ['102', '104'], 'trapezoid ceramic slow', 'white'],
    ['Imbuto Grigio', 22.9, ['104'], 'trapezoid ceramic slow', 'grey'],
    ['Caraffa', 39.9, ['3', '6'], 'carafe glass slow', 'clear'],
    ['Caraffa Legno', 49.9, ['6', '8'], 'carafe glass slow', 'clear'],
  ],
  Porzella: [
    ['Karlsbad', 44.9, ['102', '104'], 'trapezoid ceramic slow', 'white cream'],
    ['Tropf', 26.9, ['102'], 'trapezoid ceramic slow', 'white cream'],
    ['Tropf 04', 32.9, ['104'], 'trapezoid ceramic slow', 'white'],
  ],
  Glasvind: [
    ['Rønne', 38.9, ['3'], 'carafe glass slow', 'clear'],
    ['Gudhjem', 59.9, ['6'], 'carafe glass slow', 'clear'],
    ['Svaneke', 79.9, ['8'], 'carafe glass slow', 'clear'],
  ],
  Zuidkade: [
    ['Vouw', 19.9, ['02'], 'cone plastic travel fast', 'black yellow'],
    ['Anker', 24.9, ['02'], 'cone plastic travel fast', 'grey'],
  ],
  Northfold: [
    ['Spring', 29.9, ['02'], 'cone ceramic fast', 'petrol grey'],
    ['Spring Sæt', 59.9, ['02'], 'cone ceramic fast set', 'petrol'],
  ],
};

const materials: Record<string, Localized> = {
  ceramic: words('Porzellan', 'porcelain', 'porcelæn'),
  glass: words('Borosilikatglas', 'borosilicate glass', 'borosilikatglas'),
  plastic: words('Kunststoff', 'plastic', 'plast'),
};
const stoneware = words('Steinzeug', 'stoneware', 'stentøj');
const shapes: Record<string, Localized> = {
  cone: words('konisch', 'conical', 'konisk'),
  trapezoid: words('trapezförmig', 'wedge-shaped', 'trapezformet'),
  carafe: words('Karaffe', 'carafe', 'karaffel'),
};

const setTitles: Record<string, Localized> = {
  'Handfilter-Set mit Becher': words(
    'Handfilter-Set mit Becher',
    'Pour-over set with mug',
    'Kaffetragtsæt med krus',
  ),
  'Handfilter-Set mit Kanne': words(
    'Handfilter-Set mit Kanne',
    'Pour-over set with jug',
    'Kaffetragtsæt med kande',
  ),
};

const titleOf = (model: string, isCarafe: boolean): Localized =>
  isCarafe
    ? words(`${model} Filterkaraffe`, `${model} pour-over carafe`, `${model} filterkaraffel`)
    : words(`${model} Handfilter`, `${model} pour-over dripper`, `${model} kaffetragt`);

/** The text of the first flag that has one. */
function textOf(flags: string[], texts: Record<string, Localized>): Localized {
  const [text] = flags.flatMap((flag) => texts[flag] ?? []);
  if (!text) throw new Error(`"${flags.join(' ')}" has none of ${Object.keys(texts).join(', ')}`);
  return text;
}

function dripper(vendor: string, [model, euros, sizeNames, equipment, colours]: Row): Draft {
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const isStoneware = ['Loiçal', 'Skålvik', 'Ton & Tide'].includes(vendor);
  const material = isStoneware ? stoneware : textOf(flags, materials);
  const shape = textOf(flags, shapes);
  const cups = sizeNames.some((name) => ['02', '104', '04', 'M', '6', '8'].includes(name)) ? 4 : 2;
  const minutes = has('fast') ? 3 : 4;
  const sizes = sizeNames.map((name, index) => ({
    name: same(name),
    euros: euros + index * 4,
    weightGrams:
      (has('ceramic') ? 420 : has('plastic') ? 110 : 260) + index * 80 + (has('set') ? 450 : 0),
  }));
  return {
    productType: 'dripper',
    kind: 'dripper',
    vendor,
    model,
    title: setTitles[model] ?? titleOf(model, has('carafe')),
    shortNote: joined([
      material,
      shape,
      words(`bis ${cups} Tassen`, `up to ${cups} cups`, `op til ${cups} kopper`),
    ]),
    flags: [...flags, ...(sizeNames.length > 1 ? ['sizes'] : []), ...(has('set') ? [] : ['named'])],
    values: {
      material,
      shape,
      cups: amount(cups),
      minutes: amount(minutes),
      dose: amount(has('carafe') ? 30 : 18, 'g'),
    },
    details: [
      detail('material', material),
      detail('construction', shape),
      detail('filterSize', joined(sizes.map(({ name }) => name))),
      detail('cups', words(`1 bis ${cups}`, `1 to ${cups}`, `1 til ${cups}`)),
      detail('brewingTime', same(`${minutes} min`)),
      detail('dishwasher', yesNo.yes),
    ],
    listItems: has('set')
      ? [
          words('Handfilter', 'Dripper', 'Kaffetragt'),
          has('server')
            ? words('Servierkanne aus Glas', 'Glass serving jug', 'Serveringskande af glas')
            : words('Becher, 300 ml', 'Mug, 300 ml', 'Krus, 300 ml'),
          words('40 Papierfilter', '40 paper filters', '40 papirfiltre'),
        ]
      : [],
    ...inSizes(words('Größe', 'Size', 'Størrelse'), sizes, palette(colours)),
    object: 'pour-over-dripper',
    hasPlug: false,
    isGift: true,
    size: cups,
    diameters: [],
    fits: [],
  };
}

export const drippers = () => fromRanges(ranges, dripper);
