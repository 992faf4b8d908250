import { foldPhrase } from '../store/fold.ts';
import type { Language } from './model.ts';

/**
 * What shoppers say for the same thing, as a merchant tells the platform's search. Where one term of a group is in a
 * title or a kind of product, it is found by the others, too.
 */
const groups: Record<Language, string[][]> = {
  de: [
    ['entkoffeiniert', 'entkoffeinierter', 'decaf', 'koffeinfrei', 'ohne Koffein'],
    ['ganze Bohne', 'Kaffeebohnen', 'Bohnen', 'ungemahlen'],
    ['gemahlen', 'Kaffeepulver', 'Pulverkaffee'],
    ['Instantkaffee', 'löslicher Kaffee', 'Schnellkaffee'],
    ['Filterkaffee', 'Brühkaffee', 'Pour Over'],
    ['Caffè Crema', 'Schümli', 'Café Crème'],
    ['Espressokocher', 'Mokkakanne', 'Mokakanne', 'Herdkanne', 'Moka Pot'],
    ['French Press', 'Stempelkanne', 'Pressstempelkanne'],
    ['Handfilter', 'Kaffeetrichter', 'Porzellanfilter', 'Dripper'],
    ['Papierfilter', 'Filterpapier', 'Filtertüten', 'Filtertüte'],
    ['Kaffeemühle', 'Kaffeemühlen', 'Mahlwerk', 'Grinder'],
    ['Siebträgermaschine', 'Siebträgermaschinen', 'Espressomaschine', 'Espressomaschinen'],
    ['Kaffeevollautomat', 'Kaffeevollautomaten', 'Bean to Cup'],
    ['Wasserkessel', 'Schwanenhalskessel', 'Wasserkocher', 'Teekessel'],
    ['Milchaufschäumer', 'Milchschäumer', 'Aufschäumer'],
    ['Milchkännchen', 'Milchkanne', 'Pitcher'],
    ['Hafer', 'Hafermilch', 'Haferdrink'],
    ['Mandel', 'Mandelmilch', 'Mandeldrink'],
    ['Soja', 'Sojamilch', 'Sojadrink'],
    ['Pflanzendrinks', 'Pflanzenmilch', 'vegane Milch'],
    ['Trinkschokolade', 'heiße Schokolade', 'Kakaopulver'],
    ['Gebäck', 'Kekse', 'Plätzchen'],
    ['Entkalker', 'Kalklöser', 'Kalkentferner'],
    ['Geschenkgutschein', 'Geschenkgutscheine', 'Geschenkkarte'],
    ['Angebote', 'Schnäppchen', 'Sale', 'Rabatt', 'reduziert'],
    ['Probierpakete', 'Probierset', 'Kennenlernpaket'],
    ['Kaffee-Abo', 'Abonnement'],
    ['Kaffeedose', 'Vorratsdose', 'Aroma-Dose'],
    ['Ausklopfbehälter', 'Abschlagbehälter', 'Knock Box'],
    ['Kaffeepads', 'Pads', 'Softpads'],
  ],
  en: [
    ['decaf', 'decaffeinated', 'caffeine free', 'without caffeine'],
    ['whole bean', 'coffee beans', 'beans'],
    ['ground', 'ground coffee', 'pre-ground'],
    ['instant coffee', 'soluble coffee'],
    ['filter coffee', 'drip coffee', 'brewed coffee'],
    ['caffè crema', 'lungo', 'café crème'],
    ['moka pot', 'moka pots', 'stovetop espresso maker', 'macchinetta'],
    ['French press', 'French presses', 'cafetiere', 'press pot'],
    ['pour-over dripper', 'pour-over drippers', 'coffee cone', 'filter cone'],
    ['paper filters', 'filter papers', 'filter bags'],
    ['coffee grinder', 'coffee grinders', 'coffee mill'],
    ['espresso machine', 'espresso machines', 'portafilter machine', 'espresso maker'],
    ['bean-to-cup machine', 'bean-to-cup machines', 'fully automatic machine', 'superautomatic'],
    ['kettle', 'kettles', 'water boiler'],
    ['milk frother', 'milk frothers', 'milk foamer'],
    ['milk jug', 'milk jugs', 'milk pitcher', 'steaming pitcher'],
    ['oat', 'oat milk', 'oatmilk'],
    ['almond', 'almond milk'],
    ['soy', 'soy milk', 'soya milk'],
    ['plant drinks', 'plant milk', 'vegan milk'],
    ['drinking chocolate', 'hot chocolate', 'cocoa powder'],
    ['biscuits', 'cookies'],
    ['descaler', 'descalers', 'limescale remover'],
    ['gift card', 'gift vouchers', 'voucher', 'gift certificate', 'gift cards'],
    ['offers', 'sale', 'deals', 'discount'],
    ['taster packs', 'sample pack', 'tasting set', 'sampler'],
    ['subscription', 'coffee club'],
    ['coffee canister', 'coffee tin', 'storage jar'],
    ['coffee pods', 'pods', 'pads'],
    ['mugs', 'coffee mug'],
  ],
  da: [
    ['koffeinfri', 'decaf', 'uden koffein'],
    ['hele bønner', 'kaffebønner', 'bønner'],
    ['malet', 'malet kaffe', 'formalet'],
    ['instantkaffe', 'pulverkaffe'],
    ['filterkaffe', 'tragtkaffe', 'bryggekaffe'],
    ['caffè crema', 'lungo'],
    ['mokkakande', 'mokkakander', 'moka', 'espressokande'],
    ['stempelkande', 'stempelkander', 'French press', 'presskande'],
    ['kaffetragt', 'kaffetragte', 'pour over', 'håndbryg'],
    ['papirfiltre', 'filterpapir', 'filterposer', 'kaffefilter'],
    ['kaffekværn', 'kaffekværne', 'kaffemølle', 'grinder'],
    ['espressomaskine', 'espressomaskiner', 'portafiltermaskine'],
    ['fuldautomatiske kaffemaskiner', 'fuldautomatisk kaffemaskine', 'fuldautomat'],
    ['kedler', 'svanehalskedel', 'elkedel', 'vandkoger'],
    ['mælkeskummer', 'mælkeskummere', 'skummer'],
    ['mælkekande', 'mælkekander', 'skummekande'],
    ['havre', 'havremælk', 'havredrik'],
    ['mandel', 'mandelmælk', 'mandeldrik'],
    ['soja', 'sojamælk', 'sojadrik'],
    ['plantedrikke', 'plantemælk', 'vegansk mælk'],
    ['drikkechokolade', 'varm chokolade', 'kakaopulver'],
    ['småkager', 'kiks'],
    ['afkalkning', 'afkalker', 'kalkfjerner'],
    ['gavekort', 'gavebevis', 'voucher'],
    ['tilbud', 'udsalg', 'rabat', 'nedsat'],
    ['smagspakker', 'prøvepakke', 'smagekasse'],
    ['kaffeabonnement', 'abonnement'],
    ['kaffedåse', 'opbevaringsdåse'],
    ['kaffepuder', 'puder', 'pads'],
    ['krus', 'kaffekrus'],
  ],
};

const foldedGroups: Record<Language, { terms: string[]; folded: string[] }[]> = {
  de: groups.de.map(fold),
  en: groups.en.map(fold),
  da: groups.da.map(fold),
};

/** Other words for what a text names. */
export function alsoCalled(text: string, language: Language): string[] {
  const words = ` ${foldPhrase(text)} `;
  return foldedGroups[language].flatMap(({ terms, folded }) =>
    folded.some((term) => words.includes(` ${term} `)) ? terms : [],
  );
}

function fold(terms: string[]) {
  return { terms, folded: terms.map(foldPhrase) };
}
