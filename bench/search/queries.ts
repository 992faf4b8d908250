import type { Language } from '../../storefront/app/i18n/languages.ts';

/** A query and its acceptable results: one of them must be among the first five. */
export interface ExpectedHit {
  language: Language;
  query: string;
  kind: 'type' | 'brand' | 'typo' | 'spelling' | 'number' | 'synonym' | 'origin' | 'product';
  /** Handles of categories, in the query's language. */
  categories?: string[];
  /** Products by handle, or by how their handle ends. */
  products?: RegExp;
}

/** Written before the search was tuned. */
export const queries: ExpectedHit[] = [
  { language: 'de', query: 'espresso', kind: 'type', categories: ['espresso-ganze-bohne'] },
  { language: 'de', query: 'entkoffeiniert', kind: 'type', categories: ['entkoffeiniert'] },
  { language: 'de', query: 'koffeinfrei', kind: 'synonym', categories: ['entkoffeiniert'] },
  { language: 'de', query: 'decaf', kind: 'synonym', categories: ['entkoffeiniert'] },
  { language: 'de', query: 'kaffeemühle', kind: 'type', categories: ['kaffeemuehlen'] },
  { language: 'de', query: 'kaffeemuehle', kind: 'spelling', categories: ['kaffeemuehlen'] },
  { language: 'de', query: 'siebtraeger', kind: 'spelling', categories: ['siebtraegermaschinen'] },
  { language: 'de', query: 'vollautomat', kind: 'type', categories: ['kaffeevollautomaten'] },
  { language: 'de', query: 'mokkakanne', kind: 'synonym', categories: ['espressokocher'] },
  { language: 'de', query: 'wasserkocher', kind: 'synonym', categories: ['wasserkessel'] },
  { language: 'de', query: 'gutschein', kind: 'type', categories: ['geschenkgutscheine'] },
  {
    language: 'de',
    query: 'hafermilch',
    kind: 'synonym',
    categories: ['pflanzendrinks'],
    products: /hafer/,
  },
  { language: 'de', query: 'filtertüten', kind: 'synonym', categories: ['papierfilter'] },
  {
    language: 'de',
    query: 'milchaufschaumer',
    kind: 'spelling',
    categories: ['milchaufschaeumer'],
  },
  { language: 'de', query: 'expresso', kind: 'typo', categories: ['espresso-ganze-bohne'] },
  {
    language: 'de',
    query: 'expresso maschine',
    kind: 'typo',
    products: /siebtraegermaschine|espressomaschine|kaffeevollautomat/,
  },
  { language: 'de', query: 'capuccino tassen', kind: 'typo', categories: ['cappuccinotassen'] },
  { language: 'de', query: 'kellstrom', kind: 'brand', categories: ['kellstroem'] },
  { language: 'de', query: 'nordmohle', kind: 'typo', categories: ['nordmole'] },
  {
    language: 'de',
    query: 'night shift',
    kind: 'product',
    products: /^kernel-co-night-shift-espresso$/,
  },
  {
    language: 'de',
    query: 'K710-0001-0001',
    kind: 'number',
    products: /^kellstroem-pil-schwanenhalskessel$/,
  },
  {
    language: 'de',
    query: 'k610 0001 0001',
    kind: 'number',
    products: /^northfold-molo-siebtraegermaschine$/,
  },
  { language: 'de', query: 'aethiopien', kind: 'origin', categories: ['kaffee-aus-aethiopien'] },
  {
    language: 'de',
    query: 'tamper 58',
    kind: 'type',
    categories: ['tamper'],
    products: /-tamper$/,
  },
  {
    language: 'de',
    query: 'siebträgerdichtung',
    kind: 'type',
    categories: ['dichtungen'],
    products: /siebtraegerdichtung/,
  },

  { language: 'en', query: 'grinder', kind: 'type', categories: ['coffee-grinders'] },
  { language: 'en', query: 'decaf', kind: 'type', categories: ['decaf'] },
  { language: 'en', query: 'espresso machine', kind: 'type', categories: ['espresso-machines'] },
  { language: 'en', query: 'expresso machine', kind: 'typo', categories: ['espresso-machines'] },
  {
    language: 'en',
    query: 'coffee beans',
    kind: 'type',
    categories: ['espresso-whole-bean', 'filter-coffee-whole-bean'],
  },
  { language: 'en', query: 'pour over', kind: 'type', categories: ['pour-over-drippers'] },
  {
    language: 'en',
    query: 'gooseneck kettle',
    kind: 'type',
    categories: ['kettles'],
    products: /gooseneck-kettle$/,
  },
  { language: 'en', query: 'milk frother', kind: 'type', categories: ['milk-frothers'] },
  {
    language: 'en',
    query: 'oat milk',
    kind: 'synonym',
    categories: ['plant-drinks'],
    products: /oat-/,
  },
  {
    language: 'en',
    query: 'gift card',
    kind: 'type',
    categories: ['gift-vouchers'],
    products: /gift-card/,
  },
  { language: 'en', query: 'descaler', kind: 'type', categories: ['descalers'] },
  { language: 'en', query: 'french pres', kind: 'typo', categories: ['french-presses'] },
  { language: 'en', query: 'ethiopia', kind: 'origin', categories: ['coffee-from-ethiopia'] },
  { language: 'en', query: 'columbia', kind: 'typo', categories: ['coffee-from-colombia'] },
  { language: 'en', query: 'kernel and co', kind: 'brand', categories: ['kernel-co'] },
  { language: 'en', query: 'hot chocolate', kind: 'synonym', categories: ['cocoa'] },
  { language: 'en', query: 'knock box', kind: 'type', categories: ['knock-boxes'] },
  { language: 'en', query: 'subscription', kind: 'type', categories: ['coffee-subscription'] },

  { language: 'da', query: 'koffeinfri', kind: 'type', categories: ['koffeinfri'] },
  { language: 'da', query: 'kaffekværn', kind: 'type', categories: ['kaffekvaerne'] },
  { language: 'da', query: 'kaffekvaern', kind: 'spelling', categories: ['kaffekvaerne'] },
  { language: 'da', query: 'espressomaskine', kind: 'type', categories: ['espressomaskiner'] },
  { language: 'da', query: 'stempelkande', kind: 'type', categories: ['stempelkander'] },
  { language: 'da', query: 'mælkeskummer', kind: 'type', categories: ['maelkeskummere'] },
  { language: 'da', query: 'gavekort', kind: 'type', categories: ['gavekort'] },
  {
    language: 'da',
    query: 'kaffebønner',
    kind: 'type',
    categories: ['espresso-hele-boenner', 'filterkaffe-hele-boenner'],
  },
  {
    language: 'da',
    query: 'havremælk',
    kind: 'synonym',
    categories: ['plantedrikke'],
    products: /havre/,
  },
  { language: 'da', query: 'økologisk kaffe', kind: 'type', categories: ['oekologisk-kaffe'] },
  { language: 'da', query: 'afkalker', kind: 'synonym', categories: ['afkalkning'] },
  { language: 'da', query: 'kaffevaegt', kind: 'spelling', categories: ['kaffevaegte'] },
  { language: 'da', query: 'tragtkaffe', kind: 'synonym', categories: ['filterkaffe'] },
  { language: 'da', query: 'ekspresso', kind: 'typo', categories: ['espresso-hele-boenner'] },
  {
    language: 'da',
    query: 'fuldautomat',
    kind: 'type',
    categories: ['fuldautomatiske-kaffemaskiner'],
  },
  { language: 'da', query: 'etiopien', kind: 'origin', categories: ['kaffe-fra-etiopien'] },
  { language: 'da', query: 'nordkyst', kind: 'brand', categories: ['nordkyst-og-soen'] },
  { language: 'da', query: 'K650-0002-0001', kind: 'number', products: /^molvetta-korn-64/ },
];
