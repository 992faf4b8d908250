import type { CatalogueImage, Localized } from '../model.ts';

/** What a viewer sees on each rendered object that stands for a collection. */
const altTexts: Record<string, Localized> = {
  bag: {
    de: 'Kaffeebeutel mit Etikett, von vorn gesehen',
    en: 'Labelled bag of coffee seen from the front',
    da: 'Kaffepose med etiket set forfra',
  },
  'biscuit-box': {
    de: 'Schachtel mit Gebäck',
    en: 'Box of biscuits',
    da: 'Æske med småkager',
  },
  'capsule-box': {
    de: 'Schachtel mit Kaffeekapseln',
    en: 'Box of coffee capsules',
    da: 'Æske med kaffekapsler',
  },
  'capsule-machine': { de: 'Kapselmaschine', en: 'Capsule machine', da: 'Kapselmaskine' },
  'chocolate-bar': { de: 'Tafel Schokolade', en: 'Bar of chocolate', da: 'Plade chokolade' },
  'cleaning-bottle': {
    de: 'Flasche Reiniger',
    en: 'Bottle of cleaner',
    da: 'Flaske rensemiddel',
  },
  'cleaning-tablets': {
    de: 'Dose mit Reinigungstabletten',
    en: 'Tub of cleaning tablets',
    da: 'Bøtte med rensetabletter',
  },
  'coffee-bag-1kg': {
    de: 'Kilobeutel Kaffee',
    en: 'One-kilo bag of coffee',
    da: 'Kilopose kaffe',
  },
  'coffee-brick-500g': {
    de: 'Vakuumpackung mit gemahlenem Kaffee',
    en: 'Vacuum pack of ground coffee',
    da: 'Vakuumpakke med malet kaffe',
  },
  'coffee-pads': { de: 'Kaffeepads', en: 'Coffee pods', da: 'Kaffepuder' },
  'coffee-tin': { de: 'Kaffeedose', en: 'Coffee tin', da: 'Kaffedåse' },
  'compact-espresso': {
    de: 'Kleine Siebträgermaschine',
    en: 'Compact espresso machine',
    da: 'Lille espressomaskine',
  },
  'descaler-bottle': {
    de: 'Flasche Entkalker',
    en: 'Bottle of descaler',
    da: 'Flaske afkalker',
  },
  'double-wall-glasses': {
    de: 'Zwei doppelwandige Gläser mit Kaffee',
    en: 'Two double-walled glasses of coffee',
    da: 'To dobbeltvæggede glas med kaffe',
  },
  'dripper-green': {
    de: 'Grüner Handfilter',
    en: 'Green pour-over dripper',
    da: 'Grøn kaffetragt',
  },
  'electric-grinder': {
    de: 'Elektrische Kaffeemühle',
    en: 'Electric coffee grinder',
    da: 'Elektrisk kaffekværn',
  },
  'espresso-cup': {
    de: 'Espressotasse mit Untertasse',
    en: 'Espresso cup on its saucer',
    da: 'Espressokop med underkop',
  },
  'espresso-machine': {
    de: 'Siebträgermaschine aus Edelstahl',
    en: 'Stainless-steel espresso machine',
    da: 'Espressomaskine i rustfrit stål',
  },
  'filter-coffee-machine': {
    de: 'Filterkaffeemaschine mit Kanne',
    en: 'Filter coffee machine with jug',
    da: 'Filtermaskine med kande',
  },
  'french-press': { de: 'French Press', en: 'French press', da: 'Stempelkande' },
  'fully-automatic': {
    de: 'Kaffeevollautomat',
    en: 'Bean-to-cup machine',
    da: 'Fuldautomatisk kaffemaskine',
  },
  'gift-card': { de: 'Geschenkkarte', en: 'Gift card', da: 'Gavekort' },
  'gooseneck-kettle': {
    de: 'Wasserkessel mit Schwanenhals',
    en: 'Gooseneck kettle',
    da: 'Kedel med svanehals',
  },
  'hand-grinder': { de: 'Handmühle', en: 'Hand grinder', da: 'Håndkværn' },
  'instant-coffee-jar': {
    de: 'Glas mit Instantkaffee',
    en: 'Jar of instant coffee',
    da: 'Glas med instantkaffe',
  },
  'milk-carton': {
    de: 'Getränkekarton',
    en: 'Drink carton',
    da: 'Drikkekarton',
  },
  'milk-jug': { de: 'Milchkännchen aus Stahl', en: 'Steel milk jug', da: 'Mælkekande i stål' },
  'moka-pot': { de: 'Espressokocher', en: 'Moka pot', da: 'Mokkakande' },
  'mug-green': { de: 'Grüner Kaffeebecher', en: 'Green coffee mug', da: 'Grønt kaffekrus' },
  'paper-filters': {
    de: 'Packung Papierfilter',
    en: 'Pack of paper filters',
    da: 'Pakke papirfiltre',
  },
  'plunger-press': { de: 'Kaffeepresse', en: 'Plunger press', da: 'Kaffepresse' },
  'pour-over-dripper': {
    de: 'Handfilter auf einer Glaskanne',
    en: 'Dripper on a glass jug',
    da: 'Kaffetragt på en glaskande',
  },
  scale: { de: 'Kaffeewaage', en: 'Coffee scale', da: 'Kaffevægt' },
  'scene-beans-topdown': {
    de: 'Geröstete Kaffeebohnen von oben',
    en: 'Roasted coffee beans from above',
    da: 'Ristede kaffebønner set oppefra',
  },
  'scene-hero-1-still-life': {
    de: 'Kaffee, Tasse und Mühle auf einem Holztisch',
    en: 'Coffee, cup and grinder on a wooden table',
    da: 'Kaffe, kop og kværn på et træbord',
  },
  'scene-hero-2-counter': {
    de: 'Arbeitsplatte mit Kaffeemaschine am Morgen',
    en: 'Worktop with a coffee machine in the morning',
    da: 'Køkkenbord med kaffemaskine om morgenen',
  },
  'syrup-bottle': { de: 'Flasche Sirup', en: 'Bottle of syrup', da: 'Flaske sirup' },
  tamper: { de: 'Tamper', en: 'Tamper', da: 'Tamper' },
};

/** The picture of a rendered object; objects that only differ in label or colour share a description. */
export function pictureOf(object: string): CatalogueImage {
  const alt =
    altTexts[object] ??
    Object.entries(altTexts).find(([stem]) => object.startsWith(`${stem}-`))?.[1];
  if (alt === undefined) throw new Error(`the picture ${object} has no description`);
  return { object, alt };
}
