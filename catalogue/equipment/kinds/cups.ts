import type { Localized } from '../../model.ts';
import { randomFor } from '../../random.ts';
import { palette } from '../colours.ts';
import { amount, type Detail, type Draft, joined, words } from '../draft.ts';
import { detail, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

/** Series, shape, price of one in euros, millilitres, equipment, colours. */
type Row = [string, Shape, number, number, string, string];
type Shape = 'espresso' | 'cappuccino' | 'latte' | 'mug' | 'bowl' | 'travel' | 'filter';

const shapes: Record<Shape, { noun: Localized; drink: Localized }> = {
  espresso: {
    noun: words('Espressotasse', 'espresso cup', 'espressokop'),
    drink: words('Espresso', 'espresso', 'espresso'),
  },
  cappuccino: {
    noun: words('Cappuccinotasse', 'cappuccino cup', 'cappuccinokop'),
    drink: words('Cappuccino', 'cappuccino', 'cappuccino'),
  },
  latte: {
    noun: words('Milchkaffeetasse', 'latte cup', 'lattekop'),
    drink: words('Milchkaffee', 'caffè latte', 'caffè latte'),
  },
  mug: {
    noun: words('Becher', 'mug', 'krus'),
    drink: words('Filterkaffee', 'filter coffee', 'filterkaffe'),
  },
  bowl: {
    noun: words('Kaffeeschale', 'coffee bowl', 'kaffeskål'),
    drink: words('Milchkaffee', 'café au lait', 'café au lait'),
  },
  travel: {
    noun: words('Reisebecher', 'travel mug', 'rejsekrus'),
    drink: words('Kaffee unterwegs', 'coffee on the way', 'kaffe på farten'),
  },
  filter: {
    noun: words('Verkostungstasse', 'tasting cup', 'smagekop'),
    drink: words('Filterkaffee', 'filter coffee', 'filterkaffe'),
  },
};

const ranges: Record<string, Row[]> = {
  Porzella: [
    ['Tiefsee', 'espresso', 14.9, 70, 'porcelain saucer thick', 'deepSea'],
    ['Tiefsee', 'cappuccino', 18.9, 180, 'porcelain saucer thick', 'deepSea'],
    ['Tiefsee', 'latte', 21.9, 320, 'porcelain saucer thick', 'deepSea'],
    ['Tiefsee', 'mug', 17.9, 300, 'porcelain thick', 'deepSea'],
    ['Bar', 'espresso', 9.9, 65, 'porcelain saucer thick', 'white cream black'],
    ['Bar', 'cappuccino', 12.9, 170, 'porcelain saucer thick', 'white cream black'],
    ['Bar', 'latte', 15.9, 300, 'porcelain saucer thick', 'white cream'],
    ['Krempe', 'espresso', 12.9, 60, 'porcelain saucer thin', 'white'],
    ['Krempe', 'cappuccino', 16.9, 160, 'porcelain saucer thin', 'white'],
    ['Nurnoch', 'espresso', 11.9, 80, 'porcelain thick', 'white sage rose yellow'],
    ['Nurnoch', 'cappuccino', 14.9, 190, 'porcelain thick', 'white sage rose yellow'],
    ['Prüfstand', 'filter', 8.9, 200, 'porcelain thin', 'white'],
    ['Werk 21', 'mug', 13.9, 350, 'porcelain thick', 'white cream grey'],
  ],
  Loiçal: [
    ['Onda', 'espresso', 9.5, 80, 'stoneware reactive', 'blue sand green'],
    ['Onda', 'cappuccino', 12.5, 200, 'stoneware reactive', 'blue sand green'],
    ['Onda', 'mug', 13.9, 330, 'stoneware reactive', 'blue sand green'],
    ['Salina', 'espresso', 8.9, 70, 'stoneware saucer', 'white lightBlue'],
    ['Salina', 'cappuccino', 13.9, 180, 'stoneware saucer', 'white lightBlue'],
    ['Salina', 'latte', 15.9, 420, 'stoneware', 'white lightBlue'],
    ['Barco', 'mug', 11.9, 280, 'stoneware', 'red blue yellow white'],
    ['Moliceiro', 'latte', 16.9, 350, 'stoneware reactive', 'blue green'],
  ],
  Skålvik: [
    ['Stein', 'espresso', 16.9, 75, 'stoneware matt raw', 'grey cream black'],
    ['Stein', 'cappuccino', 19.9, 190, 'stoneware matt raw', 'grey cream black'],
    ['Stein', 'mug', 22.9, 320, 'stoneware matt raw', 'grey cream black'],
    ['Fjære', 'mug', 24.9, 280, 'stoneware matt raw', 'sand grey'],
    ['Fjære', 'espresso', 14.9, 90, 'stoneware matt raw', 'sand grey'],
    ['Lys', 'latte', 23.9, 340, 'stoneware matt raw', 'cream sage'],
    ['Lys', 'cappuccino', 17.9, 200, 'stoneware matt raw', 'cream sage'],
  ],
  'Ton & Tide': [
    ['Hochwasser', 'mug', 28.9, 330, 'stoneware handmade reactive', 'deepSea blue'],
    ['Hochwasser', 'cappuccino', 24.9, 200, 'stoneware handmade reactive', 'deepSea blue'],
    ['Niedrigwasser', 'mug', 28.9, 330, 'stoneware handmade raw', 'sand grey'],
    ['Niedrigwasser', 'espresso', 18.9, 80, 'stoneware handmade raw', 'sand grey'],
    ['Springtide', 'latte', 32.9, 450, 'stoneware handmade reactive', 'deepSea green'],
    ['Nipptide', 'espresso', 17.9, 70, 'stoneware handmade', 'white lightBlue'],
    ['Nipptide', 'latte', 29.9, 340, 'stoneware handmade', 'white lightBlue'],
  ],
  Kellström: [
    ['Fika', 'mug', 15.9, 300, 'stoneware', 'white sage black green'],
    ['Fika', 'cappuccino', 13.9, 190, 'stoneware', 'white sage black'],
    ['Fika', 'espresso', 10.9, 80, 'stoneware', 'white sage black'],
    ['Provkopp', 'filter', 12.9, 220, 'porcelain thin', 'white black'],
    ['Trä', 'mug', 19.9, 280, 'stoneware raw', 'white green blue'],
  ],
  Northfold: [
    ['Bøje', 'mug', 16.9, 320, 'stoneware raw', 'green petrol cream'],
    ['Bøje', 'espresso', 12.9, 80, 'stoneware saucer', 'green petrol'],
    ['Bøje', 'cappuccino', 15.9, 190, 'stoneware saucer', 'green petrol'],
    ['Skib', 'mug', 12.9, 350, 'stoneware raw', 'white petrol black'],
    ['Rejse', 'travel', 29.9, 350, 'steel insulated', 'petrol black cream'],
    ['Rejse', 'latte', 14.9, 300, 'stoneware', 'petrol cream'],
  ],
  Zuidkade: [
    ['Beker', 'travel', 24.9, 350, 'steel insulated', 'black olive yellow'],
    ['Beker Groot', 'travel', 29.9, 480, 'steel insulated', 'black steel'],
    ['Beker Klein', 'travel', 21.9, 230, 'steel insulated', 'black red sage'],
    ['Beker Keramiek', 'travel', 27.9, 340, 'steel insulated ceramiclined', 'white black'],
    ['Kamp', 'mug', 9.9, 300, 'stoneware raw', 'white blue red'],
  ],
  'Ashdown & Pike': [
    ['Ecclesall', 'mug', 18.9, 340, 'porcelain thin', 'white cream blue'],
    ['Ecclesall', 'cappuccino', 19.9, 200, 'porcelain saucer thin', 'white cream'],
    ['Crookes', 'mug', 14.9, 400, 'stoneware', 'cream red black'],
    ['Crookes', 'latte', 16.9, 480, 'stoneware', 'cream blue'],
    ['Walkley', 'travel', 32.9, 400, 'steel insulated', 'steel cream'],
  ],
  Brevanta: [
    ['Servizio', 'espresso', 8.9, 65, 'porcelain saucer thick', 'white black'],
    ['Servizio', 'cappuccino', 11.9, 165, 'porcelain saucer thick', 'white black'],
    ['Servizio', 'latte', 13.9, 310, 'porcelain saucer thick', 'white'],
  ],
  Velmarca: [
    ['Pietra', 'espresso', 9.9, 70, 'porcelain saucer thick', 'white anthracite'],
    ['Pietra', 'cappuccino', 12.9, 170, 'porcelain saucer thick', 'white anthracite'],
  ],
  Mizunari: [
    ['Yunomi', 'mug', 21.9, 240, 'porcelain thin', 'white blue'],
    ['Choko', 'espresso', 13.9, 70, 'porcelain thin', 'white blue black'],
  ],
  Fjellkvern: [
    ['Kopp', 'mug', 19.9, 300, 'stoneware raw', 'black olive'],
    ['Kopp Liten', 'espresso', 14.9, 90, 'stoneware', 'black grey'],
    ['Kopp Termo', 'travel', 34.9, 450, 'steel insulated', 'black olive blue'],
  ],
  Tondra: [['Tazzina', 'espresso', 6.9, 60, 'porcelain saucer thick', 'white red']],
  Sassovento: [['Breva', 'espresso', 13.9, 70, 'porcelain saucer thin', 'white copper']],
  Halvorn: [['Morgen', 'mug', 13.9, 300, 'stoneware', 'white lightBlue grey']],
};

const materials: Record<string, Localized> = {
  porcelain: words('Porzellan', 'porcelain', 'porcelæn'),
  stoneware: words('Steinzeug', 'stoneware', 'stentøj'),
  enamel: words('emaillierter Stahl', 'enamelled steel', 'emaljeret stål'),
  steel: words('doppelwandiger Edelstahl', 'double-walled steel', 'dobbeltvægget stål'),
};

/** Only cups have saucers; a travel mug has a lid. */
function piecesOf(shape: Row[1], hasSaucer: boolean): Detail[] {
  if (shape === 'travel') return [detail('supplied', words('mit Deckel', 'with lid', 'med låg'))];
  if (shape === 'mug') return [];
  return [
    detail(
      'supplied',
      hasSaucer
        ? words('mit Untertasse', 'with saucer', 'med underkop')
        : words('ohne Untertasse', 'without saucer', 'uden underkop'),
    ),
  ];
}

function cup(vendor: string, [series, shape, euros, millilitres, equipment, colours]: Row): Draft {
  const random = randomFor(`${vendor} ${series} ${shape}`);
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const { noun, drink } = shapes[shape];
  const material = has('ceramiclined')
    ? words(
        'doppelwandiger Edelstahl, innen Keramik',
        'double-walled steel, ceramic inside',
        'dobbeltvægget stål, keramik indvendigt',
      )
    : (materials[Object.keys(materials).find(has) ?? 'porcelain'] ??
      words('Porzellan', 'porcelain', 'porcelæn'));
  const grams = Math.round(
    millilitres * (has('thick') ? 1.25 : has('steel') || has('enamel') ? 0.7 : 0.95) +
      (has('saucer') ? 160 : 20),
  );
  const isSold = (pieces: number) =>
    pieces === 1 || ['espresso', 'cappuccino', 'filter'].includes(shape);
  const sizes = [1, 2, 6]
    .filter((pieces) => (pieces < 6 ? isSold(pieces) : isSold(pieces) && has('thick')))
    .map((pieces) => ({
      name: words(
        pieces === 1 ? '1 Stück' : `${pieces}er-Set`,
        pieces === 1 ? '1 piece' : `Set of ${pieces}`,
        pieces === 1 ? '1 stk.' : `Sæt med ${pieces}`,
      ),
      euros: Math.round(euros * pieces * (pieces === 1 ? 100 : pieces === 2 ? 95 : 88)) / 100,
      weightGrams: grams * pieces,
    }));
  const thickness = has('thick') ? random.int(5, 7) : has('thin') ? 3 : 4;
  return {
    productType: 'cup',
    kind: 'cup',
    line: `cup ${shape}`,
    vendor,
    model: series,
    title: words(`${noun.de} ${series}`, `${series} ${noun.en}`, `${series} ${noun.da}`),
    shortNote: joined([
      has('thick')
        ? words('Dickwandiges Porzellan', 'Thick-walled porcelain', 'Tykvægget porcelæn')
        : material,
      amount(millilitres, 'ml'),
    ]),
    flags: [
      ...flags,
      shape,
      ...(has('handleless') || shape === 'travel' || shape === 'bowl' ? [] : ['handle']),
      ...(has('steel') || has('enamel') ? ['metal'] : ['ceramic']),
      ...(has('saucer') ? [] : ['no-saucer']),
    ],
    values: {
      material,
      drink,
      noun,
      volume: amount(millilitres, 'ml'),
      thickness: amount(thickness, 'mm'),
      weight: amount(grams, 'g'),
    },
    details: [
      detail('material', material),
      detail('capacity', amount(millilitres, 'ml')),
      ...(has('metal') || has('steel') || has('enamel')
        ? []
        : [detail('thickness', amount(thickness, 'mm'))]),
      detail(
        'height',
        amount(random.int(55, 65) / 10 + millilitres / (shape === 'travel' ? 50 : 100), 'cm'),
      ),
      detail(
        'finish',
        has('matt')
          ? words('matt, Fuß unglasiert', 'matt, unglazed foot', 'mat, uglaseret fod')
          : has('reactive')
            ? words('reaktive Glasur', 'reactive glaze', 'reaktiv glasur')
            : has('metal') || has('steel')
              ? words('pulverbeschichtet', 'powder-coated', 'pulverlakeret')
              : shape === 'mug'
                ? words(
                    'glänzend glasiert, Fuß unglasiert',
                    'glossy glaze, unglazed foot',
                    'blank glasur, uglaseret fod',
                  )
                : words('glänzend glasiert', 'glossy glaze', 'blank glasur'),
      ),
      ...piecesOf(shape, has('saucer')),
      detail('dishwasher', has('enamel') || has('steel') ? yesNo.handWash : yesNo.yes),
    ],
    listItems: [],
    ...inSizes(words('Menge', 'Quantity', 'Antal'), sizes, palette(colours)),
    object: shape === 'mug' || shape === 'travel' ? 'mug' : 'espresso-cup',
    hasPlug: false,
    isGift: true,
    size: millilitres,
    diameters: [],
    fits: [],
  };
}

export const cups = () => fromRanges(ranges, cup);
