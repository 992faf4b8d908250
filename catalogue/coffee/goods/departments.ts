import type { Localized, ProductType } from '../../model.ts';
import type { View } from '../../pictures/views/view.ts';
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
  object: string;
  /** What it is served with. */
  served: View;
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
    object: 'syrup-bottle',
    served: 'with-glass',
    giftShare: 0.2,
  },
  {
    department: 'milk',
    rows: milks,
    type: 'milk-and-plant-drinks',
    review: 'milk',
    title: plainName,
    note: { de: '{kind}, {fat} % Fett', en: '{kind}, {fat}% fat', da: '{kind}, {fat} % fedt' },
    prices: [190, 320],
    sizeSets: [
      [pack('1 l', 1, 'l', 1030, 1), pack(sixLitres, 6, 'l', 6200, 5.5)],
      [pack('1 l', 1, 'l', 1030, 1)],
    ],
    object: 'milk-carton',
    served: 'with-glass',
    giftShare: 0,
  },
  {
    department: 'chocolate',
    rows: chocolates,
    type: 'delicacies',
    review: 'sweet',
    title: plainName,
    note: {
      de: 'Tafel zum Espresso',
      en: 'A bar to go with espresso',
      da: 'En plade til espressoen',
    },
    prices: [390, 590],
    sizeSets: [
      [pack('100 g', 100, 'g', 100, 1)],
      [pack('100 g', 100, 'g', 100, 1), pack('3 × 100 g', 300, 'g', 300, 2.8)],
    ],
    object: 'chocolate-bar',
    served: 'with-cup',
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
    object: 'coffee-tin',
    served: 'with-mug',
    giftShare: 0.5,
  },
  {
    department: 'biscuit',
    rows: biscuits,
    type: 'delicacies',
    review: 'sweet',
    title: plainName,
    note: { de: 'Gebäck zum Kaffee', en: 'Biscuits to go with coffee', da: 'Bagværk til kaffen' },
    prices: [390, 640],
    sizeSets: [
      [pack('180 g', 180, 'g', 180, 1), pack('400 g', 400, 'g', 400, 1.9)],
      [pack('200 g', 200, 'g', 200, 1.1)],
    ],
    object: 'coffee-tin',
    served: 'with-cup',
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
    object: 'coffee-tin',
    served: 'with-cup',
    giftShare: 0.9,
  },
];

/** What a viewer sees of each packaging. */
export const looks: Record<string, Localized> = {
  'syrup-bottle': {
    de: 'Glasflasche mit hellem Etikett',
    en: 'Glass bottle with a pale label',
    da: 'Glasflaske med lys etiket',
  },
  'milk-carton': {
    de: 'Getränkekarton mit Schraubverschluss',
    en: 'Drinks carton with a screw cap',
    da: 'Drikkekarton med skruelåg',
  },
  'chocolate-bar': {
    de: 'Schokoladentafel im Karton, davor gebrochene Stücke',
    en: 'Chocolate bar in its box with broken pieces in front',
    da: 'Chokoladeplade i æske med brækkede stykker foran',
  },
  'biscuit-box': {
    de: 'Schachtel, davor ein Stapel Gebäck',
    en: 'Box with a stack of biscuits in front',
    da: 'Æske med en stak kiks foran',
  },
  'coffee-tin': {
    de: 'Runde Dose mit Etikett',
    en: 'Round tin with a label',
    da: 'Rund dåse med etiket',
  },
};
