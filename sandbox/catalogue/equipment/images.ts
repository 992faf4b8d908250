import type { CatalogueImage, Localized } from '../model.ts';
import { capitalised, type Draft, phrase, randomFor, same, words } from './draft.ts';

/** What a viewer sees on the picture of each object. */
const seen: Record<string, Localized> = {
  'espresso-machine': words(
    'Siebträgermaschine aus gebürstetem Stahl mit zwei Manometern und Holzgriffen, schräg von vorn',
    'brushed-steel espresso machine with two gauges and wooden handles, seen at an angle',
    'espressomaskine af børstet stål med to manometre og trægreb, set skråt forfra',
  ),
  'compact-espresso-red': words(
    'schmale rote Siebträgermaschine mit einer Tasse unter dem Auslauf',
    'slim red espresso machine with a cup under the spout',
    'smal rød espressomaskine med en kop under tuden',
  ),
  'compact-espresso-petrol': words(
    'schmale Siebträgermaschine in Petrol mit einer Tasse unter dem Auslauf',
    'slim petrol-coloured espresso machine with a cup under the spout',
    'smal petrolfarvet espressomaskine med en kop under tuden',
  ),
  'fully-automatic': words(
    'schwarzer Kaffeevollautomat mit Display und Bohnenbehälter, davor eine gefüllte Tasse',
    'black bean-to-cup machine with display and bean hopper, a full cup in front',
    'sort fuldautomat med display og bønnebeholder og en fyldt kop foran',
  ),
  'filter-coffee-machine': words(
    'Filterkaffeemaschine mit hohem Wassertank und Glaskanne',
    'filter coffee machine with a tall water tank and a glass jug',
    'filtermaskine med høj vandtank og glaskande',
  ),
  'capsule-machine': words(
    'Kapselmaschine mit verchromtem Hebel, daneben zwei Kapseln',
    'capsule machine with a chrome lever, two capsules beside it',
    'kapselmaskine med forkromet greb og to kapsler ved siden af',
  ),
  'electric-grinder': words(
    'schwarze Kaffeemühle mit Stellrad, Bohnenbehälter und Auffangbecher',
    'black coffee grinder with dial, bean hopper and catch cup',
    'sort kaffekværn med drejeknap, bønnebeholder og opsamlingsbæger',
  ),
  'hand-grinder': words(
    'schlanke schwarze Handmühle mit Kurbel und Holzknauf',
    'slim black hand grinder with crank and wooden knob',
    'slank sort håndkværn med håndsving og træknop',
  ),
  'moka-pot': words(
    'achtkantiger Espressokocher aus hellem Metall mit schwarzem Griff',
    'eight-sided moka pot of bright metal with a black handle',
    'ottekantet mokkakande af lyst metal med sort greb',
  ),
  'french-press': words(
    'Stempelkanne aus Glas im Stahlgestell, halb mit Kaffee gefüllt',
    'glass French press in a steel frame, half full of coffee',
    'stempelkande af glas i stålstel, halvt fyldt med kaffe',
  ),
  'pour-over-dripper': words(
    'weißer Handfilter mit Papier auf einem weißen Becher',
    'white dripper with paper on a white mug',
    'hvid kaffetragt med papir på et hvidt krus',
  ),
  'dripper-green': words(
    'dunkelgrüner Handfilter mit Papier auf passendem Becher',
    'dark green dripper with paper on a matching mug',
    'mørkegrøn kaffetragt med papir på et tilhørende krus',
  ),
  'plunger-press': words(
    'Kaffeepresse mit Skala, auf einen Becher gesetzt',
    'plunger press with a scale, standing on a mug',
    'kaffepresse med skala, sat på et krus',
  ),
  'gooseneck-kettle': words(
    'schwarzer Schwanenhalskessel mit Holzgriff',
    'black gooseneck kettle with a wooden handle',
    'sort svanehalskedel med trægreb',
  ),
  scale: words(
    'flache Waage mit Zeit- und Gewichtsanzeige, darauf eine Tasse',
    'flat scale showing time and weight, a cup on top',
    'flad vægt med tid og vægt i displayet og en kop ovenpå',
  ),
  tamper: words(
    'Tamper mit Holzgriff und polierter Basis',
    'tamper with a wooden handle and polished base',
    'tamper med trægreb og poleret base',
  ),
  'milk-jug': words(
    'Kännchen aus Edelstahl mit Ausguss',
    'stainless-steel jug with a spout',
    'kande af rustfrit stål med tud',
  ),
  'espresso-cup': words(
    'grüne Tasse mit Espresso auf Untertasse, daneben ein Löffel',
    'green cup of espresso on a saucer with a spoon',
    'grøn kop espresso på underkop med en ske',
  ),
  'mug-green': words(
    'grüner Becher mit unglasiertem Fuß, gefüllt mit Kaffee',
    'green mug with an unglazed foot, filled with coffee',
    'grønt krus med uglaseret fod, fyldt med kaffe',
  ),
  'double-wall-glasses': words(
    'zwei doppelwandige Gläser, eines mit Latte macchiato, eines mit Espresso',
    'two double-walled glasses, one with latte macchiato, one with espresso',
    'to dobbeltvæggede glas, et med latte macchiato og et med espresso',
  ),
  'paper-filters': words(
    'Schachtel mit Filterpapier, davor einige Filter',
    'box of filter papers with some filters in front',
    'æske med filterpapir og nogle filtre foran',
  ),
  'cleaning-bottle': words(
    'weiße Flasche mit blauem Dosierverschluss',
    'white bottle with a blue dosing cap',
    'hvid flaske med blåt doseringslåg',
  ),
  'descaler-bottle': words(
    'weiße Flasche mit orangem Dosierverschluss',
    'white bottle with an orange dosing cap',
    'hvid flaske med orange doseringslåg',
  ),
  'cleaning-tablets': words(
    'Dose mit rotem Deckel, davor einige weiße Tabletten',
    'tub with a red lid and some white tablets in front',
    'dåse med rødt låg og nogle hvide tabletter foran',
  ),
  'coffee-tin': words(
    'runde Blechdose mit dunklem Deckel',
    'round tin with a dark lid',
    'rund dåse med mørkt låg',
  ),
  'scene-hero-2-counter': words(
    'Küchentresen im Morgenlicht mit Siebträgermaschine, Mühle und Tasse',
    'kitchen counter in morning light with espresso machine, grinder and cup',
    'køkkenbord i morgenlys med espressomaskine, kværn og kop',
  ),
  'scene-hero-1-still-life': words(
    'Tisch mit einer Tasse Espresso, Kaffeetüten und Bohnen',
    'table with a cup of espresso, coffee bags and beans',
    'bord med en kop espresso, kaffeposer og bønner',
  ),
  'scene-beans-topdown': words(
    'geröstete Kaffeebohnen von oben',
    'roasted coffee beans from above',
    'ristede kaffebønner set ovenfra',
  ),
};

const scenes: Record<string, string[]> = {
  'espresso-machine': ['scene-hero-2-counter'],
  'compact-espresso-red': ['scene-hero-2-counter'],
  'compact-espresso-petrol': ['scene-hero-2-counter'],
  'electric-grinder': ['scene-hero-2-counter', 'scene-beans-topdown'],
  'hand-grinder': ['scene-beans-topdown'],
  'fully-automatic': ['scene-beans-topdown'],
  'espresso-cup': ['scene-hero-1-still-life'],
  'coffee-tin': ['scene-beans-topdown', 'scene-hero-1-still-life'],
  'pour-over-dripper': ['scene-beans-topdown'],
};

const caption = words(
  '{vendor} {title}: {seen}',
  '{vendor} {title}: {seen}',
  '{vendor} {title}: {seen}',
);

export function imageOf(draft: Draft, object: string): CatalogueImage {
  const what = seen[object];
  if (!what) throw new Error(`no description of ${object}`);
  return {
    object,
    alt: object.startsWith('scene-')
      ? capitalised(what)
      : phrase(caption, { vendor: same(draft.vendor), title: draft.title, seen: what }),
    ...(draft.label && object === draft.object
      ? { label: { brand: draft.vendor, name: draft.model, ...draft.label } }
      : {}),
  };
}

export function imagesOf(draft: Draft): CatalogueImage[] {
  const random = randomFor(`${draft.vendor} ${draft.title.de} images`);
  const ofVariants = draft.variants.flatMap(({ object }) => (object ? [object] : []));
  const around = (scenes[draft.object] ?? []).filter(() => random.chance(0.75));
  const objects = new Set([draft.object, ...ofVariants, ...around]);
  return [...objects].slice(0, 4).map((object) => imageOf(draft, object));
}
