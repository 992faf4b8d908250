import type { Localized, ProductType } from '../../model.ts';
import { same } from '../localized.ts';
import type { Pack } from '../packs.ts';
import type { GoodsKind } from '../reviews/goods-sentences.ts';
import { biscuits, chocolates, drinkingChocolates, sweets } from './delicacies.ts';
import type { GoodsRow } from './goods-item.ts';
import { milks } from './milks.ts';
import type { Department } from './support-sentences.ts';
import { syrups } from './syrups.ts';

interface Size {
  name: Localized;
  amount: number;
  unit: Pack['contents']['unit'];
  grams: number;
  factor: number;
}

export interface DepartmentPlan {
  department: Department;
  rows: GoodsRow[];
  type: ProductType;
  review: GoodsKind;
  /** `{name}` is the row's name. */
  title: Localized;
  note: Localized;
  prices: [number, number];
  sizeSets: Size[][];
  objects: (row: GoodsRow) => [main: string, ...more: string[]];
  giftShare: number;
}

const pack = (
  name: string | Localized,
  amount: number,
  unit: Size['unit'],
  grams: number,
  factor: number,
): Size => ({
  name: typeof name === 'string' ? same(name) : name,
  amount,
  unit,
  grams,
  factor,
});
const sixLitres: Localized = { de: '6 × 1 l', en: '6 × 1 l', da: '6 × 1 l' };
const plainName: Localized = { de: '{name}', en: '{name}', da: '{name}' };
export const isDairy = (row: GoodsRow) => /milch/i.test(row.name[0]);
const isNutty = (row: GoodsRow) => /nuss|mandel|macadamia|pistazie/i.test(row.name[0]);

export const departments: DepartmentPlan[] = [
  {
    department: 'syrup',
    rows: syrups,
    type: 'syrup',
    review: 'syrup',
    title: { de: 'Sirup {name}', en: '{name} Syrup', da: 'Sirup med {lower}' },
    note: {
      de: 'Sirup für Kaffee, {sugar}',
      en: 'Syrup for coffee, {sugar}',
      da: 'Sirup til kaffe, {sugar}',
    },
    prices: [560, 690],
    sizeSets: [
      [pack('250 ml', 250, 'ml', 330, 1), pack('700 ml', 700, 'ml', 930, 1.9)],
      [pack('500 ml', 500, 'ml', 660, 1.5)],
    ],
    objects: (row) => [
      isNutty(row) ? 'syrup-bottle-haselnuss' : 'syrup-bottle',
      'double-wall-glasses',
    ],
    giftShare: 0.2,
  },
  {
    department: 'milk',
    rows: milks,
    type: 'milk-and-plant-drinks',
    review: 'milk',
    title: plainName,
    note: { de: '{kind}, {fat} % Fett', en: '{kind}, {fat} % fat', da: '{kind}, {fat} % fedt' },
    prices: [190, 320],
    sizeSets: [
      [pack('1 l', 1, 'l', 1030, 1), pack(sixLitres, 6, 'l', 6200, 5.5)],
      [pack('1 l', 1, 'l', 1030, 1)],
    ],
    objects: (row) => [
      isDairy(row) ? 'milk-carton-vollmilch' : 'milk-carton',
      'double-wall-glasses',
      'milk-jug',
    ],
    giftShare: 0,
  },
  {
    department: 'chocolate',
    rows: chocolates,
    type: 'delicacies',
    review: 'sweet',
    title: plainName,
    note: { de: 'Tafel zum Espresso', en: 'A bar for espresso', da: 'En plade til espressoen' },
    prices: [390, 590],
    sizeSets: [
      [pack('100 g', 100, 'g', 100, 1)],
      [pack('100 g', 100, 'g', 100, 1), pack('3 × 100 g', 300, 'g', 300, 2.8)],
    ],
    objects: () => ['chocolate-bar', 'espresso-cup'],
    giftShare: 0.8,
  },
  {
    department: 'cocoa',
    rows: drinkingChocolates,
    type: 'delicacies',
    review: 'sweet',
    title: plainName,
    note: {
      de: 'Für 200 ml heiße Milch',
      en: 'For 200 ml of hot milk',
      da: 'Til 200 ml varm mælk',
    },
    prices: [790, 990],
    sizeSets: [[pack('250 g', 250, 'g', 250, 1), pack('500 g', 500, 'g', 500, 1.8)]],
    objects: () => ['coffee-tin', 'mug-green'],
    giftShare: 0.5,
  },
  {
    department: 'biscuit',
    rows: biscuits,
    type: 'delicacies',
    review: 'sweet',
    title: plainName,
    note: { de: 'Gebäck zum Kaffee', en: 'Biscuits for coffee', da: 'Bagværk til kaffen' },
    prices: [390, 640],
    sizeSets: [
      [pack('180 g', 180, 'g', 180, 1), pack('400 g', 400, 'g', 400, 1.9)],
      [pack('200 g', 200, 'g', 200, 1.1)],
    ],
    objects: () => ['biscuit-box', 'espresso-cup'],
    giftShare: 0.4,
  },
  {
    department: 'sweet',
    rows: sweets,
    type: 'delicacies',
    review: 'sweet',
    title: plainName,
    note: { de: 'Für die Untertasse', en: 'For the saucer', da: 'Til underkoppen' },
    prices: [590, 890],
    sizeSets: [
      [pack('150 g', 150, 'g', 150, 1)],
      [pack('150 g', 150, 'g', 150, 1), pack('300 g', 300, 'g', 300, 1.85)],
    ],
    objects: () => ['biscuit-box', 'espresso-cup'],
    giftShare: 0.9,
  },
];

/** What a viewer sees of each picture; a `{title}` is what it is shown with. */
export const looks: Record<string, Localized> = {
  'syrup-bottle': {
    de: 'Braune Glasflasche mit hellem Etikett',
    en: 'Brown glass bottle with a pale label',
    da: 'Brun glasflaske med lys etiket',
  },
  'syrup-bottle-haselnuss': {
    de: 'Dunkle Glasflasche mit rotem Verschluss',
    en: 'Dark glass bottle with a red cap',
    da: 'Mørk glasflaske med rød hætte',
  },
  'milk-carton': {
    de: 'Getränkekarton mit Haferähren und Hügeln',
    en: 'Drinks carton with oat ears and hills',
    da: 'Drikkekarton med havreaks og bakker',
  },
  'milk-carton-vollmilch': {
    de: 'Milchkarton mit blauem Wellenmuster',
    en: 'Milk carton with a blue wave pattern',
    da: 'Mælkekarton med blåt bølgemønster',
  },
  'chocolate-bar': {
    de: 'Schokoladentafel im Karton, davor gebrochene Stücke',
    en: 'Chocolate bar in its box with broken pieces in front',
    da: 'Chokoladeplade i æske med brækkede stykker foran',
  },
  'biscuit-box': {
    de: 'Helle Schachtel, davor ein Stapel Gebäck',
    en: 'Pale box with a stack of biscuits in front',
    da: 'Lys æske med en stak kiks foran',
  },
  'coffee-tin': {
    de: 'Runde Dose mit Etikett',
    en: 'Round tin with a label',
    da: 'Rund dåse med etiket',
  },
  'double-wall-glasses': {
    de: 'Doppelwandige Gläser mit geschichtetem Milchkaffee, serviert mit {title}',
    en: 'Double-walled glasses of layered milky coffee, served with {title}',
    da: 'Dobbeltvæggede glas med lagdelt mælkekaffe, serveret med {title}',
  },
  'milk-jug': {
    de: 'Milchkännchen aus Edelstahl, gefüllt mit {title}',
    en: 'Stainless steel milk jug filled with {title}',
    da: 'Mælkekande af rustfrit stål, fyldt med {title}',
  },
  'espresso-cup': {
    de: 'Grüne Espressotasse, daneben passt {title}',
    en: 'Green espresso cup to go with {title}',
    da: 'Grøn espressokop, der passer til {title}',
  },
  'mug-green': {
    de: 'Grüner Becher für {title}',
    en: 'Green mug for {title}',
    da: 'Grønt krus til {title}',
  },
};
