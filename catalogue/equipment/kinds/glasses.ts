import type { Localized } from '../../model.ts';
import { palette } from '../colours.ts';
import { amount, type Draft, joined, words } from '../draft.ts';
import { detail, yesNo } from '../labels.ts';
import { inSizes } from './choices.ts';
import { fromRanges } from './from-ranges.ts';

type Shape = 'espresso' | 'cappuccino' | 'latte' | 'tumbler' | 'shot' | 'server' | 'iced';

/** Series, shape, price of a pair (or of one server) in euros, millilitres, equipment, colours. */
type Row = [string, Shape, number, number, string, string];

const nouns: Record<Shape, Localized> = {
  espresso: words('Espressoglas', 'espresso glass', 'espressoglas'),
  cappuccino: words('Cappuccinoglas', 'cappuccino glass', 'cappuccinoglas'),
  latte: words('Latte-macchiato-Glas', 'latte macchiato glass', 'latte macchiato-glas'),
  tumbler: words('Kaffeeglas', 'coffee glass', 'kaffeglas'),
  shot: words('Messglas', 'shot glass', 'måleglas'),
  server: words('Servierkanne', 'serving jug', 'serveringskande'),
  iced: words('Eiskaffeeglas', 'iced coffee glass', 'iskaffeglas'),
};

const ranges: Record<string, Row[]> = {
  Glasvind: [
    ['Bornholm', 'espresso', 19.9, 80, 'double', 'clear'],
    ['Bornholm', 'cappuccino', 24.9, 220, 'double', 'clear'],
    ['Bornholm', 'latte', 27.9, 350, 'double', 'clear'],
    ['Bornholm', 'iced', 29.9, 450, 'double', 'clear'],
    ['Røg', 'espresso', 24.9, 90, 'double tinted', 'smoke amber'],
    ['Røg', 'latte', 32.9, 330, 'double tinted', 'smoke amber'],
    ['Hank', 'cappuccino', 29.9, 240, 'double', 'clear'],
    ['Hank', 'latte', 33.9, 360, 'double', 'clear'],
    ['Klippe', 'server', 28.9, 600, 'heat', 'clear smoke'],
    ['Klippe Stor', 'server', 34.9, 1000, 'heat', 'clear'],
  ],
  Verrelune: [
    ['Comptoir', 'tumbler', 12.9, 160, 'double', 'clear amber'],
    ['Comptoir', 'espresso', 9.9, 90, 'double', 'clear'],
    ['Comptoir', 'latte', 15.9, 310, 'double', 'clear'],
    ['Zinc', 'tumbler', 14.9, 220, 'double', 'clear smoke'],
    ['Zinc', 'iced', 17.9, 400, 'double', 'clear'],
    ['Dieppe', 'shot', 7.9, 60, 'double', 'clear'],
    ['Caux', 'cappuccino', 16.9, 200, 'double', 'clear'],
  ],
  Mizunari: [
    ['Shizuku', 'server', 32.9, 450, 'heat', 'clear'],
    ['Shizuku Dai', 'server', 38.9, 800, 'heat', 'smoke'],
    ['Kōri', 'iced', 22.9, 380, 'double', 'clear lightBlue'],
    ['Usu', 'tumbler', 24.9, 180, 'double', 'clear'],
  ],
  Kellström: [
    ['Klar', 'server', 24.9, 600, 'heat', 'clear'],
    ['Klar', 'tumbler', 22.9, 250, 'double', 'clear'],
    ['Klar', 'iced', 24.9, 400, 'double', 'clear'],
  ],
  Pressova: [
    ['Bublina', 'latte', 22.9, 320, 'double', 'clear'],
    ['Bublina', 'espresso', 16.9, 80, 'double', 'clear'],
    ['Kalich', 'cappuccino', 26.9, 260, 'double', 'clear'],
  ],
  Lüttwark: [
    ['Maat', 'shot', 9.9, 75, 'double', 'clear'],
    ['Maat Twee', 'shot', 12.9, 90, 'double', 'clear'],
  ],
  Northfold: [['Rude', 'cappuccino', 26.9, 230, 'double', 'clear smoke']],
};

function glass(
  vendor: string,
  [series, shape, euros, millilitres, equipment, colours]: Row,
): Draft {
  const flags = equipment.split(' ');
  const has = (flag: string) => flags.includes(flag);
  const noun = nouns[shape];
  const isSingle = shape === 'server' || shape === 'shot';
  const material = has('tempered')
    ? words('gehärtetes Glas', 'tempered glass', 'hærdet glas')
    : words('Borosilikatglas', 'borosilicate glass', 'borosilikatglas');
  const priceOf = (pieces: number) => {
    if (isSingle || pieces === 2) return euros;
    return Math.round(euros * (pieces / 2) * (pieces === 1 ? 110 : 90)) / 100;
  };
  const grams = Math.round(millilitres * (has('tempered') ? 0.75 : 0.45) + 60);
  const sizes = (isSingle ? [1] : has('tempered') ? [1, 2, 6] : [1, 2, 4]).map((pieces) => ({
    name:
      pieces === 1
        ? words('1 Stück', '1 piece', '1 stk.')
        : words(`${pieces}er-Set`, `Set of ${pieces}`, `Sæt med ${pieces}`),
    euros: priceOf(pieces),
    weightGrams: grams * pieces,
  }));
  return {
    productType: 'glass',
    kind: 'glass',
    line: `glass ${shape}`,
    vendor,
    model: series,
    title: words(`${noun.de} ${series}`, `${series} ${noun.en}`, `${series} ${noun.da}`),
    shortNote: joined([
      has('double') ? words('Doppelwandig', 'Double-walled', 'Dobbeltvægget') : material,
      amount(millilitres, 'ml'),
    ]),
    flags: [
      ...flags,
      shape,
      ...(isSingle ? ['single'] : []),
      ...(shape === 'server' ? [] : ['drinking']),
    ],
    values: { volume: amount(millilitres, 'ml'), noun, material },
    details: [
      detail('material', material),
      detail('capacity', amount(millilitres, 'ml')),
      detail(
        'construction',
        has('double')
          ? words('doppelwandig', 'double-walled', 'dobbeltvægget')
          : words('einwandig', 'single-walled', 'enkeltvægget'),
      ),
      detail('handle', has('handle') ? yesNo.yes : yesNo.no),
      detail(
        'supplied',
        isSingle
          ? words('1 Stück', '1 piece', '1 stk.')
          : words('einzeln oder im Set', 'singly or as a set', 'enkeltvis eller som sæt'),
      ),
      detail('dishwasher', yesNo.yes),
    ],
    listItems: [],
    ...inSizes(words('Menge', 'Quantity', 'Antal'), sizes, palette(colours)),
    object: 'double-wall-glasses',
    hasPlug: false,
    isGift: true,
    size: millilitres,
    diameters: [],
    fits: [],
  };
}

export const glasses = () => fromRanges(ranges, glass);
