import { palette } from '../colours.ts';
import { amount, type Draft, joined, words } from '../draft.ts';
import { detail, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Model, price of the smallest pack in euros, sizes, pack sizes, material and shape. */
type Row = [string, number, string[], number[], string];

const ranges: Record<string, Row[]> = {
  Shirohane: [
    ['Kona', 6.9, ['01', '02'], [40, 100], 'paper cone white'],
    ['Kona Nami', 8.9, ['155', '185'], [50, 100], 'paper wave white'],
    ['Kona Abaca', 8.4, ['02'], [40, 100], 'paper cone abaca'],
    ['Kona Brun', 6.4, ['01', '02'], [100], 'paper cone brown'],
    ['Hane', 5.9, ['102', '104'], [100], 'paper wedge white'],
    ['Hane Abaca', 7.4, ['102', '104'], [100], 'paper wedge abaca'],
    ['Maru', 6.9, ['63 mm'], [100, 350], 'paper round white'],
    ['Maru Espresso', 7.9, ['53 mm', '58 mm'], [100], 'paper puck white'],
    ['Shikaku', 12.9, ['6', '8'], [100], 'paper carafe white'],
    ['Shikaku Abaca', 14.9, ['6'], [100], 'paper carafe abaca'],
  ],
  Filtrano: [
    ['Carta', 3.9, ['102', '104'], [40, 80], 'paper wedge white'],
    ['Carta Naturale', 3.9, ['102', '104'], [40, 80], 'paper wedge brown'],
    ['Carta Cono', 4.9, ['02'], [40, 100], 'paper cone white'],
    ['Carta Cono Naturale', 4.9, ['02'], [100], 'paper cone brown'],
    ['Carta Cesto', 7.9, ['110 mm'], [50, 250], 'paper basket white'],
    ['Rete', 9.9, ['63 mm'], [1], 'metal round'],
    ['Rete Fine', 17.9, ['63 mm'], [1], 'metal round'],
    ['Rete Tonda', 14.9, ['63 mm'], [1], 'metal round'],
    ['Bustina', 5.9, ['L'], [60], 'paper teabag brown'],
  ],
  Kellström: [
    ['Papper', 5.9, ['01', '02'], [40, 100], 'paper cone white'],
    ['Papper Platt', 8.4, ['155', '185'], [50], 'paper wave white'],
    ['Nät', 19.9, ['63 mm'], [1], 'metal round'],
    ['Nät Guld', 29.9, ['63 mm'], [1], 'metal round gold'],
  ],
  Drypsund: [
    ['Pose', 3.5, ['1×4'], [100], 'paper wedge brown'],
    ['Pose Hvid', 3.5, ['1×4'], [100], 'paper wedge white'],
    ['Pose Kop', 3.9, ['1×2'], [100], 'paper wedge white'],
  ],
  'Paño Claro': [
    ['Manga', 9.9, ['S', 'M', 'L'], [1], 'cloth sock'],
    ['Manga Cáñamo', 12.9, ['M', 'L'], [1], 'cloth sock hemp'],
    ['Cono', 8.9, ['01', '02'], [1], 'cloth cone'],
    ['Cono Cáñamo', 10.9, ['02'], [1], 'cloth cone hemp'],
    ['Bolsa Larga', 14.9, ['L', 'XL'], [1], 'cloth sock'],
    ['Redondo', 7.9, ['S', 'M'], [1], 'cloth sock'],
  ],
  Mizunari: [
    ['Ori Kami', 7.9, ['S', 'M'], [100], 'paper cone white'],
    ['Neru', 16.9, ['3', '5'], [1], 'cloth sock'],
    ['Mizu Kami', 9.9, ['56 mm'], [100], 'paper round white'],
  ],
  Zuidkade: [
    ['Filter Pers', 5.9, ['63 mm'], [200, 350], 'paper round white'],
    ['Filter Staal', 15.9, ['63 mm'], [1], 'metal round'],
  ],
  Porzella: [['Feinsieb', 24.9, ['58 mm'], [1], 'metal puck']],
  Tarnik: [
    ['Sito Puck', 19.9, ['53 mm', '54 mm', '58 mm'], [1], 'metal puck'],
    ['Sito Puck Fein', 26.9, ['58 mm'], [1], 'metal puck gold'],
  ],
};

const materials: Record<string, { de: string; en: string; da: string }> = {
  abaca: words('Zellstoff mit Abacá', 'pulp with abaca', 'cellulose med abaca'),
  brown: words('ungebleichtes Papier', 'unbleached paper', 'ubleget papir'),
  white: words('sauerstoffgebleichtes Papier', 'oxygen-bleached paper', 'iltbleget papir'),
  gold: words('Edelstahl, vergoldet', 'gold-plated steel', 'forgyldt stål'),
  metal: words('Edelstahlgewebe', 'stainless-steel mesh', 'net af rustfrit stål'),
  hemp: words('Hanf', 'hemp', 'hamp'),
  cloth: words('Baumwolle', 'cotton', 'bomuld'),
  porcelain: words('Porzellan', 'porcelain', 'porcelæn'),
};
const shapes: Record<string, { de: string; en: string; da: string }> = {
  cone: words('konische Handfilter', 'conical drippers', 'koniske tragte'),
  wave: words('Handfilter mit flachem Boden', 'flat-bottomed drippers', 'tragte med flad bund'),
  wedge: words('Trapezfilter', 'wedge drippers', 'trapeztragte'),
  carafe: words('Filterkaraffen', 'pour-over carafes', 'filterkarafler'),
  basket: words('große Filtermaschinen', 'large filter machines', 'store filtermaskiner'),
  round: words('Kaffeepressen', 'plunger presses', 'kaffepresser'),
  puck: words('Siebträger', 'portafilters', 'filterholdere'),
  teabag: words('Becher und Kannen', 'mugs and jugs', 'krus og kander'),
  sock: words('Ring und Kanne', 'ring and jug', 'ring og kande'),
  coldbrew: words('Kaltauszüge', 'cold brew', 'kolde bryg'),
  strainer: words('Karlsbader Kannen', 'Karlsbad pots', 'Karlsbad-kander'),
};
const pick = (table: typeof materials, flags: string[]) =>
  table[Object.keys(table).find((key) => flags.includes(key)) ?? ''] ??
  words('Papier', 'paper', 'papir');

function filter(vendor: string, [model, euros, sizeNames, packs, equipment]: Row): Draft {
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const material = pick(materials, flags);
  const shape = pick(shapes, flags);
  const isReusable = !has('paper');
  const largestPack = Math.max(...packs);
  const noun = has('paper')
    ? has('teabag')
      ? words('Kaffeebeutel', 'brew bags', 'kaffeposer')
      : words('Filterpapier', 'filter papers', 'filterpapir')
    : has('cloth')
      ? words('Stofffilter', 'cloth filter', 'stoffilter')
      : has('porcelain')
        ? words('Porzellanfilter', 'porcelain filter', 'porcelænsfilter')
        : has('puck')
          ? words('Puck-Sieb', 'puck screen', 'pucksi')
          : words('Dauerfilter', 'permanent filter', 'permanentfilter');
  const sizes = sizeNames.flatMap((name, sizeIndex) =>
    packs.map((pack, packIndex) => ({
      name:
        pack > 1
          ? words(`${name}, ${pack} Stück`, `${name}, ${pack} pieces`, `${name}, ${pack} stk.`)
          : words(name, name.replace(',', '.'), name),
      euros:
        euros +
        sizeIndex * 0.5 +
        (packIndex > 0 ? Math.round(euros * 0.9 * (pack / (packs[0] ?? pack)) * 0.6) : 0),
      weightGrams: isReusable ? 60 : pack * 2 + 20,
    })),
  );
  return {
    productType: 'filters',
    kind: 'filters',
    vendor,
    model,
    title: words(`${model} ${noun.de}`, `${model} ${noun.en}`, `${model} ${noun.da}`),
    shortNote: joined([material, joined([words('für', 'for', 'til'), shape], ' ')]),
    flags: [
      ...flags,
      isReusable ? 'reusable' : 'single-use',
      ...(sizeNames.length > 1 ? ['sizes'] : []),
      ...(packs.length > 1 ? ['packs'] : []),
    ],
    values: { material, shape, pack: amount(largestPack), noun },
    details: [
      detail('material', material),
      detail('usage', joined([words('für', 'for', 'til'), shape], ' ')),
      detail(
        'filterSize',
        joined(sizeNames.map((name) => words(name, name.replace(',', '.'), name))),
      ),
      detail(
        'pieces',
        joined(
          packs.map((pack) =>
            words(`${pack} Stück`, pack === 1 ? '1 piece' : `${pack} pieces`, `${pack} stk.`),
          ),
        ),
      ),
      ...(isReusable
        ? [detail('dishwasher', has('cloth') || has('gold') ? yesNo.handWash : yesNo.yes)]
        : []),
      detail(
        isReusable ? 'lifespan' : 'storageLife',
        has('cloth')
          ? words('etwa 100 Brühungen', 'about 100 brews', 'cirka 100 bryg')
          : isReusable
            ? words('mehrere Jahre', 'several years', 'flere år')
            : words(
                'trocken gelagert unbegrenzt',
                'indefinite if kept dry',
                'ubegrænset, hvis det ligger tørt',
              ),
      ),
    ],
    listItems: [],
    ...inSizes(words('Größe', 'Size', 'Størrelse'), sizes, palette('white')),
    object: 'paper-filters',
    label: {
      note: `${material.de}, ${shape.de}`,
      weight: packs.length === 1 && largestPack > 1 ? `${largestPack} Stück` : '',
    },
    hasPlug: false,
    isGift: false,
    size: largestPack,
    diameters: has('puck')
      ? sizeNames.map((name) => Number.parseInt(name, 10))
      : has('round')
        ? [63]
        : [],
    fits: [],
  };
}

export const filters = () => fromRanges(ranges, filter);
