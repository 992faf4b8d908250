import type { Localized } from '../model.ts';
import type { Colour } from './colours.ts';
import { type Draft, words } from './draft.ts';

/** What can be seen of a rendered object, whatever its colour, and the colours it comes in where nothing is said. */
export interface PicturedObject {
  seen: Localized;
  colours: [Colour, ...Colour[]];
  accents: [Colour, ...Colour[]];
  /** What it stands beside on the picture that shows it in use. */
  beside:
    | 'cup'
    | 'mug'
    | 'glass'
    | 'jug'
    | 'grinder'
    | 'machine'
    | 'dripper'
    | 'press'
    | 'moka'
    | 'kettle';
}

const woods: [Colour, ...Colour[]] = ['walnut', 'oak', 'beech', 'olivewood', 'black'];
const metals: [Colour, ...Colour[]] = ['steel', 'silver', 'grey'];
const glazes: [Colour, ...Colour[]] = [
  'white',
  'cream',
  'sage',
  'deepSea',
  'sand',
  'lightBlue',
  'rose',
  'yellow',
  'olive',
  'grey',
];
const housings: [Colour, ...Colour[]] = ['black', 'white', 'steel', 'anthracite', 'cream'];
const rubbers: [Colour, ...Colour[]] = ['black', 'red', 'grey', 'blue', 'white', 'amber'];
const pale: [Colour, ...Colour[]] = ['white', 'cream', 'sand'];

function object(
  de: string,
  en: string,
  da: string,
  beside: PicturedObject['beside'],
  colours: PicturedObject['colours'],
  accents: PicturedObject['accents'] = woods,
): PicturedObject {
  return { seen: words(de, en, da), colours, accents, beside };
}

export const picturedObjects = {
  'espresso-machine': object(
    'Siebträgermaschine aus gebürstetem Stahl mit zwei Manometern, schräg von vorn',
    'espresso machine of brushed steel with two gauges, seen at an angle',
    'espressomaskine af børstet stål med to manometre, set skråt forfra',
    'cup',
    ['steel'],
  ),
  'espresso-panel': object(
    'Siebträgermaschine mit lackiertem Gehäuse und zwei Manometern, schräg von vorn',
    'espresso machine with painted housing and two gauges, seen at an angle',
    'espressomaskine med lakeret kabinet og to manometre, set skråt forfra',
    'cup',
    ['black', 'white', 'cream', 'petrol'],
  ),
  'compact-espresso': object(
    'schmale Siebträgermaschine mit einer Tasse unter dem Auslauf',
    'slim espresso machine with a cup under the spout',
    'smal espressomaskine med en kop under tuden',
    'grinder',
    ['red', 'petrol', 'cream', 'black', 'white'],
  ),
  'fully-automatic': object(
    'Kaffeevollautomat mit Display und Bohnenbehälter, unter dem Auslauf eine Tasse',
    'bean-to-cup machine with display and bean hopper, a cup under the spout',
    'fuldautomat med display og bønnebeholder og en kop under tuden',
    'glass',
    ['black', 'anthracite', 'white', 'steel', 'silver'],
  ),
  'filter-coffee-machine': object(
    'Filterkaffeemaschine mit hohem Wassertank und Glaskanne',
    'filter coffee machine with a tall water tank and a glass jug',
    'filtermaskine med høj vandtank og glaskande',
    'mug',
    ['green', 'black', 'cream', 'red', 'steel', 'petrol'],
    ['black', 'anthracite', 'walnut'],
  ),
  'capsule-machine': object(
    'Kapselmaschine mit verchromtem Hebel, daneben zwei Kapseln',
    'capsule machine with a chrome lever, two capsules beside it',
    'kapselmaskine med forkromet greb og to kapsler ved siden af',
    'glass',
    ['yellow', 'black', 'white', 'red', 'petrol'],
    pale,
  ),
  'electric-grinder': object(
    'elektrische Kaffeemühle mit Stellrad, Bohnenbehälter und Auffangbecher',
    'electric coffee grinder with dial, bean hopper and catch cup',
    'elektrisk kaffekværn med drejeknap, bønnebeholder og opsamlingsbæger',
    'cup',
    housings,
    ['walnut', 'beech', 'black', 'white', 'oak'],
  ),
  'hand-grinder': object(
    'schlanke Handmühle mit Kurbel und Knauf',
    'slim hand grinder with crank and knob',
    'slank håndkværn med håndsving og knop',
    'dripper',
    ['steel', 'black', 'anthracite', 'silver', 'blue'],
  ),
  'moka-pot': object(
    'achtkantiger Espressokocher mit Griff',
    'eight-sided moka pot with handle',
    'ottekantet mokkakande med greb',
    'cup',
    ['silver', 'steel'],
    ['black', 'walnut', 'red'],
  ),
  'french-press': object(
    'Stempelkanne aus Glas im Metallgestell, halb mit Kaffee gefüllt',
    'glass French press in a metal frame, half full of coffee',
    'stempelkande af glas i metalstel, halvt fyldt med kaffe',
    'mug',
    ['steel', 'silver', 'copper', 'brass'],
  ),
  'pour-over-dripper': object(
    'Handfilter mit Papier auf passendem Becher',
    'dripper with paper on a matching mug',
    'kaffetragt med papir på et tilhørende krus',
    'kettle',
    glazes,
  ),
  'plunger-press': object(
    'Kaffeepresse mit Skala, auf einen Becher gesetzt',
    'plunger press with a scale, standing on a mug',
    'kaffepresse med skala, sat på et krus',
    'kettle',
    ['black', 'red', 'grey'],
    ['black', 'anthracite', 'smoke'],
  ),
  'gooseneck-kettle': object(
    'Schwanenhalskessel mit Griff',
    'gooseneck kettle with handle',
    'svanehalskedel med greb',
    'dripper',
    ['black', 'white', 'steel', 'sage'],
  ),
  scale: object(
    'flache Waage mit Zeit- und Gewichtsanzeige, darauf eine Tasse',
    'flat scale showing time and weight, a cup on top',
    'flad vægt med tid og vægt i displayet og en kop ovenpå',
    'dripper',
    ['black', 'white', 'anthracite'],
    ['red', 'white', 'deepSea', 'sage', 'yellow'],
  ),
  tamper: object(
    'Tamper mit gedrechseltem Griff und polierter Basis',
    'tamper with a turned handle and polished base',
    'tamper med drejet greb og poleret base',
    'machine',
    ['walnut', 'oak', 'olivewood', 'beech', 'black'],
    metals,
  ),
  'milk-jug': object(
    'Milchkännchen aus Metall mit Ausguss',
    'metal milk jug with a spout',
    'mælkekande af metal med tud',
    'cup',
    ['steel', 'silver'],
  ),
  'espresso-cup': object(
    'gefüllte Tasse auf Untertasse, daneben ein Löffel',
    'full cup on a saucer with a spoon',
    'fyldt kop på underkop med en ske',
    'machine',
    glazes,
    ['white', 'cream', 'sand'],
  ),
  mug: object(
    'Becher mit unglasiertem Fuß, gefüllt mit Kaffee',
    'mug with an unglazed foot, filled with coffee',
    'krus med uglaseret fod, fyldt med kaffe',
    'press',
    glazes,
    ['white', 'cream', 'sand', 'sage'],
  ),
  'espresso-glass': object(
    'doppelwandiges Glas mit Espresso',
    'double-walled glass of espresso',
    'dobbeltvægget glas med espresso',
    'machine',
    ['clear'],
  ),
  'cappuccino-glass': object(
    'doppelwandiges Glas mit Milchkaffee',
    'double-walled glass of milky coffee',
    'dobbeltvægget glas med mælkekaffe',
    'jug',
    ['clear'],
  ),
  'latte-glass': object(
    'hohes doppelwandiges Glas mit Latte macchiato',
    'tall double-walled glass of latte macchiato',
    'højt dobbeltvægget glas med latte macchiato',
    'jug',
    ['clear'],
  ),
  'iced-glass': object(
    'hohes doppelwandiges Glas mit kaltem Kaffee',
    'tall double-walled glass of cold coffee',
    'højt dobbeltvægget glas med kold kaffe',
    'press',
    ['clear'],
  ),
  carafe: object(
    'Glaskanne mit Kragen, halb mit Kaffee gefüllt',
    'glass jug with a collar, half full of coffee',
    'glaskande med krave, halvt fyldt med kaffe',
    'dripper',
    ['black', 'walnut', 'sand', 'grey'],
  ),
  canister: object(
    'runde Vorratsdose mit Deckel und Verschluss',
    'round storage canister with lid and catch',
    'rund opbevaringsdåse med låg og lukke',
    'grinder',
    ['black', 'white', 'steel', 'sage'],
    ['black', 'anthracite', 'walnut', 'oak'],
  ),
  'milk-frother': object(
    'Milchaufschäumer mit Deckel, Taste und Griff',
    'milk frother with lid, button and handle',
    'mælkeskummer med låg, knap og greb',
    'glass',
    ['black', 'white', 'steel'],
  ),
  cloth: object(
    'gefaltetes Tuch in drei Lagen',
    'cloth folded in three layers',
    'klud foldet i tre lag',
    'machine',
    ['grey', 'sage', 'lightBlue', 'sand'],
  ),
  'group-gasket': object(
    'zwei Dichtungsringe, einer davon aufgestellt',
    'two gasket rings, one of them standing',
    'to pakningsringe, den ene stillet op',
    'machine',
    rubbers,
  ),
  'shower-screen': object(
    'zwei runde Duschsiebe mit Schraube in der Mitte',
    'two round shower screens with a screw in the middle',
    'to runde brusersier med en skrue i midten',
    'machine',
    metals,
  ),
  'filter-basket': object(
    'zwei Siebe für den Siebträger, eines von unten',
    'two filter baskets, one seen from below',
    'to filterkurve, den ene set nedefra',
    'machine',
    metals,
  ),
  'vibration-pump': object(
    'kleine Pumpe mit Messinganschluss',
    'small pump with a brass connector',
    'lille pumpe med messingtilslutning',
    'machine',
    ['black', 'anthracite', 'red', 'blue', 'white', 'grey'],
  ),
  'rotary-pump': object(
    'Pumpe mit Motor und Anschlüssen aus Messing',
    'pump with motor and brass connectors',
    'pumpe med motor og tilslutninger af messing',
    'machine',
    ['black', 'anthracite', 'blue', 'grey', 'red'],
  ),
  thermostat: object(
    'Thermostat mit zwei Steckzungen',
    'thermostat with two blade terminals',
    'termostat med to stikben',
    'machine',
    ['black', 'white', 'amber', 'red', 'grey'],
  ),
  'steam-tip': object(
    'zwei Dampfdüsen mit vier Löchern',
    'two steam tips with four holes',
    'to dampdyser med fire huller',
    'jug',
    metals,
    ['black', 'red', 'blue', 'white'],
  ),
  'flat-burrs': object(
    'zwei geschliffene Mahlscheiben',
    'two ground flat burrs',
    'to slebne kværnskiver',
    'grinder',
    ['steel', 'silver', 'grey', 'brass', 'black'],
  ),
  'conical-burrs': object(
    'Mahlkegel und Mahlring',
    'conical burr and ring',
    'kværnkegle og kværnring',
    'grinder',
    ['steel', 'silver', 'grey', 'brass', 'black'],
  ),
  'seal-set': object(
    'Dichtungsringe in mehreren Größen',
    'sealing rings in several sizes',
    'tætningsringe i flere størrelser',
    'machine',
    rubbers,
    ['red', 'white', 'blue', 'amber'],
  ),
  'water-tank': object(
    'halb gefüllter Wassertank mit Deckel',
    'half-full water tank with lid',
    'halvt fyldt vandtank med låg',
    'mug',
    ['black', 'white', 'anthracite', 'grey', 'petrol'],
  ),
  'press-beaker': object(
    'leeres Ersatzglas mit Ausguss',
    'empty replacement beaker with a spout',
    'tomt reserveglas med tud',
    'press',
    ['white', 'red', 'black', 'blue', 'sand', 'green'],
  ),
  'coffee-distributor': object(
    'runder Kaffeeverteiler mit geriffeltem Rand',
    'round coffee distributor with a knurled edge',
    'rund kaffefordeler med riflet kant',
    'machine',
    ['black', 'steel', 'red', 'anthracite', 'copper'],
  ),
  'needle-distributor': object(
    'Nadelverteiler in seinem Ständer',
    'needle distributor in its stand',
    'nålefordeler i sin holder',
    'machine',
    ['beech', 'walnut', 'black', 'steel', 'oak'],
  ),
  'knock-box': object(
    'Ausklopfbehälter mit gepolsterter Stange',
    'knock box with a padded bar',
    'bankeboks med polstret stang',
    'machine',
    ['black', 'steel', 'red', 'white'],
  ),
  'dosing-ring': object(
    'Dosierring mit hohem Rand',
    'dosing ring with a high rim',
    'doseringsring med høj kant',
    'machine',
    ['black', 'steel', 'copper', 'red'],
  ),
  'tamper-mat': object(
    'Tampermatte mit Rillen und Kante',
    'tamping mat with ridges and an edge',
    'tampermåtte med riller og kant',
    'machine',
    ['black', 'sage', 'anthracite', 'red', 'olive'],
  ),
  thermometer: object(
    'Thermometer mit runder Anzeige und Klammer',
    'thermometer with a round dial and a clip',
    'termometer med rund skive og klemme',
    'jug',
    ['steel', 'black', 'white', 'red'],
  ),
  'cleaning-brush': object(
    'Pinsel mit Griff und dunklen Borsten',
    'brush with handle and dark bristles',
    'pensel med greb og mørke børster',
    'grinder',
    ['beech', 'walnut', 'black', 'oak', 'red'],
  ),
  'dosing-cup': object(
    'Dosierbecher mit gemahlenem Kaffee',
    'dosing cup with ground coffee',
    'doseringsbæger med malet kaffe',
    'grinder',
    ['steel', 'black', 'sand', 'blue'],
  ),
  'cupping-spoon': object(
    'runder Verkostungslöffel',
    'round cupping spoon',
    'rund smageske',
    'cup',
    ['steel', 'brass', 'copper'],
  ),
  'naked-portafilter': object(
    'bodenloser Siebträger mit Griff',
    'bottomless portafilter with handle',
    'bundløs filterholder med greb',
    'machine',
    ['walnut', 'black', 'olivewood', 'oak'],
  ),
  'water-filter-jug': object(
    'Wasserfilterkanne mit Deckel und Griff',
    'water filter jug with lid and handle',
    'vandfilterkande med låg og greb',
    'kettle',
    ['white', 'black', 'sage'],
  ),
  'filter-cartridge': object(
    'drei Filterkartuschen, eine liegend',
    'three filter cartridges, one lying down',
    'tre filterpatroner, den ene liggende',
    'kettle',
    ['white', 'cream', 'silver', 'lightBlue'],
    ['blue', 'petrol', 'green', 'lightBlue', 'deepSea', 'grey'],
  ),
} satisfies Record<string, PicturedObject>;
export type PicturedName = keyof typeof picturedObjects;

const byKind: Record<string, PicturedName> = {
  cloth: 'cloth',
  gasket: 'group-gasket',
  'shower-screen': 'shower-screen',
  basket: 'filter-basket',
  thermostat: 'thermostat',
  'steam-tip': 'steam-tip',
  'brew-unit': 'seal-set',
  'moka-gasket': 'seal-set',
  tank: 'water-tank',
  'press-glass': 'press-beaker',
  distributor: 'coffee-distributor',
  needles: 'needle-distributor',
  'knock-box': 'knock-box',
  'dosing-ring': 'dosing-ring',
  'tamping-mat': 'tamper-mat',
  thermometer: 'thermometer',
  brush: 'cleaning-brush',
  'dosing-cup': 'dosing-cup',
  spoon: 'cupping-spoon',
  portafilter: 'naked-portafilter',
  storage: 'canister',
  'milk-frother': 'milk-frother',
};

const byLine: Record<string, PicturedName> = {
  'cup mug': 'mug',
  'cup travel': 'mug',
  'glass espresso': 'espresso-glass',
  'glass shot': 'espresso-glass',
  'glass cappuccino': 'cappuccino-glass',
  'glass tumbler': 'cappuccino-glass',
  'glass latte': 'latte-glass',
  'glass iced': 'iced-glass',
  'glass server': 'carafe',
};

const isPictured = (name: string): name is PicturedName => Object.hasOwn(picturedObjects, name);

/** The object that shows a product in a colour; nothing where its own label tells it apart. */
export function objectOf(draft: Draft, colour: string | undefined): PicturedName | undefined {
  const { kind, line = '', object: named, title } = draft;
  if (kind === 'pump') return title.de.startsWith('Rotation') ? 'rotary-pump' : 'vibration-pump';
  if (kind === 'burrs') return title.de.startsWith('Kegel') ? 'conical-burrs' : 'flat-burrs';
  if (kind === 'water-filter') return waterFilter(draft);
  if (kind === 'portafilter-machine') return machine(named, colour);
  const found = byKind[kind] ?? byLine[line];
  if (found) return found;
  return isPictured(named) ? named : undefined;
}

function waterFilter({ title }: Draft): PicturedName | undefined {
  if (title.de.includes('kanne')) return 'water-filter-jug';
  return title.de.includes('tropfen') ? undefined : 'filter-cartridge';
}

function machine(named: string, colour: string | undefined): PicturedName {
  if (named === 'compact-espresso') return named;
  return isBare(colour) ? 'espresso-machine' : 'espresso-panel';
}

const bareMetals = ['Edelstahl', 'Silber', 'Kupfer', 'Messing'];
const isBare = (colour: string | undefined) => colour === undefined || bareMetals.includes(colour);
