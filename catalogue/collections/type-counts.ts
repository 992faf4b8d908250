import type { CatalogueProduct, Language, Localized, ProductType } from '../model.ts';
import { listed, number } from './range-figures.ts';

/** How goods of a type are called when they are counted: one, several. */
const countedNames: Record<ProductType, Localized<readonly [string, string]>> = {
  espresso: {
    de: ['Espresso', 'Espressi'],
    en: ['espresso', 'espressos'],
    da: ['espresso', 'espressoer'],
  },
  'caffe-crema': {
    de: ['Caffè Crema', 'Caffè Crema'],
    en: ['caffè crema', 'caffè cremas'],
    da: ['caffè crema', 'caffè crema'],
  },
  'filter-coffee': {
    de: ['Filterkaffee', 'Filterkaffees'],
    en: ['filter coffee', 'filter coffees'],
    da: ['filterkaffe', 'filterkaffer'],
  },
  capsules: {
    de: ['Kapselsorte', 'Kapselsorten'],
    en: ['kind of capsule', 'kinds of capsule'],
    da: ['slags kapsler', 'slags kapsler'],
  },
  pads: {
    de: ['Padsorte', 'Padsorten'],
    en: ['kind of pod', 'kinds of pod'],
    da: ['slags puder', 'slags puder'],
  },
  'instant-coffee': {
    de: ['Instantkaffee', 'Instantkaffees'],
    en: ['instant coffee', 'instant coffees'],
    da: ['instantkaffe', 'instantkaffer'],
  },
  'savings-pack': {
    de: ['Sparpaket', 'Sparpakete'],
    en: ['savings pack', 'savings packs'],
    da: ['sparepakke', 'sparepakker'],
  },
  'milk-and-plant-drinks': {
    de: ['Milch- oder Pflanzendrink', 'Milch- und Pflanzendrinks'],
    en: ['milk or plant drink', 'milk and plant drinks'],
    da: ['mælke- eller plantedrik', 'mælke- og plantedrikke'],
  },
  delicacies: {
    de: ['Leckerei', 'Leckereien'],
    en: ['delicacy', 'delicacies'],
    da: ['delikatesse', 'delikatesser'],
  },
  syrup: {
    de: ['Sirup', 'Sirupe'],
    en: ['syrup', 'syrups'],
    da: ['sirup', 'sirupper'],
  },
  'gift-card': {
    de: ['Gutschein', 'Gutscheine'],
    en: ['gift card', 'gift cards'],
    da: ['gavekort', 'gavekort'],
  },
  'portafilter-machine': {
    de: ['Siebträgermaschine', 'Siebträgermaschinen'],
    en: ['espresso machine', 'espresso machines'],
    da: ['espressomaskine', 'espressomaskiner'],
  },
  'fully-automatic-machine': {
    de: ['Vollautomat', 'Vollautomaten'],
    en: ['bean-to-cup machine', 'bean-to-cup machines'],
    da: ['fuldautomat', 'fuldautomater'],
  },
  'filter-machine': {
    de: ['Filtermaschine', 'Filtermaschinen'],
    en: ['filter machine', 'filter machines'],
    da: ['filtermaskine', 'filtermaskiner'],
  },
  'capsule-machine': {
    de: ['Kapselmaschine', 'Kapselmaschinen'],
    en: ['capsule machine', 'capsule machines'],
    da: ['kapselmaskine', 'kapselmaskiner'],
  },
  'electric-grinder': {
    de: ['elektrische Mühle', 'elektrische Mühlen'],
    en: ['electric grinder', 'electric grinders'],
    da: ['elektrisk kværn', 'elektriske kværne'],
  },
  'hand-grinder': {
    de: ['Handmühle', 'Handmühlen'],
    en: ['hand grinder', 'hand grinders'],
    da: ['håndkværn', 'håndkværne'],
  },
  'moka-pot': {
    de: ['Espressokocher', 'Espressokocher'],
    en: ['moka pot', 'moka pots'],
    da: ['mokkakande', 'mokkakander'],
  },
  'french-press': {
    de: ['Stempelkanne', 'Stempelkannen'],
    en: ['French press', 'French presses'],
    da: ['stempelkande', 'stempelkander'],
  },
  dripper: {
    de: ['Handfilter', 'Handfilter'],
    en: ['dripper', 'drippers'],
    da: ['kaffetragt', 'kaffetragte'],
  },
  'coffee-press': {
    de: ['Kaffeepresse', 'Kaffeepressen'],
    en: ['plunger press', 'plunger presses'],
    da: ['kaffepresse', 'kaffepresser'],
  },
  kettle: {
    de: ['Wasserkessel', 'Wasserkessel'],
    en: ['kettle', 'kettles'],
    da: ['kedel', 'kedler'],
  },
  'milk-frother': {
    de: ['Milchaufschäumer', 'Milchaufschäumer'],
    en: ['milk frother', 'milk frothers'],
    da: ['mælkeskummer', 'mælkeskummere'],
  },
  filters: {
    de: ['Filter', 'Filter'],
    en: ['filter', 'filters'],
    da: ['filter', 'filtre'],
  },
  scale: {
    de: ['Waage', 'Waagen'],
    en: ['scale', 'scales'],
    da: ['vægt', 'vægte'],
  },
  tamper: {
    de: ['Tamper', 'Tamper'],
    en: ['tamper', 'tampers'],
    da: ['tamper', 'tampere'],
  },
  'barista-tool': {
    de: ['Barista-Werkzeug', 'Barista-Werkzeuge'],
    en: ['barista tool', 'barista tools'],
    da: ['baristaværktøj', 'baristaværktøjer'],
  },
  'milk-jug': {
    de: ['Milchkännchen', 'Milchkännchen'],
    en: ['milk jug', 'milk jugs'],
    da: ['mælkekande', 'mælkekander'],
  },
  cup: {
    de: ['Tasse', 'Tassen'],
    en: ['cup', 'cups'],
    da: ['kop', 'kopper'],
  },
  glass: {
    de: ['Glas', 'Gläser'],
    en: ['glass', 'glasses'],
    da: ['glas', 'glas'],
  },
  storage: {
    de: ['Vorratsdose', 'Vorratsdosen'],
    en: ['storage tin', 'storage tins'],
    da: ['opbevaringsdåse', 'opbevaringsdåser'],
  },
  cleaning: {
    de: ['Pflegemittel', 'Pflegemittel'],
    en: ['care product', 'care products'],
    da: ['plejemiddel', 'plejemidler'],
  },
  'water-filter': {
    de: ['Wasserfilter', 'Wasserfilter'],
    en: ['water filter', 'water filters'],
    da: ['vandfilter', 'vandfiltre'],
  },
  'spare-part': {
    de: ['Ersatzteil', 'Ersatzteile'],
    en: ['spare part', 'spare parts'],
    da: ['reservedel', 'reservedele'],
  },
};

const others: Localized = { de: 'weitere', en: 'others', da: 'andre' };
const typesNamed = 3;

/** "10 Espressi, 7 Filterkaffees und 3 weitere". */
export function typeCounts(products: CatalogueProduct[], language: Language): string {
  const byType = [...Map.groupBy(products, (product) => product.productType)].toSorted(
    (a, b) => b[1].length - a[1].length,
  );
  const named = byType.slice(0, typesNamed).map(([type, { length }]) => {
    const [one, several] = countedNames[type][language];
    return `${number(length, language)} ${length === 1 ? one : several}`;
  });
  const rest = byType.slice(typesNamed).reduce((sum, [, { length }]) => sum + length, 0);
  return listed(
    rest === 0 ? named : [...named, `${number(rest, language)} ${others[language]}`],
    language,
  );
}
