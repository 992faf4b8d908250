import { pourOverSeconds, roastFigures, waterOf } from '../../../shops/kaffeelotse/roasting.ts';
import type { Localized } from '../../model.ts';
import { randomFor } from '../../random.ts';
import { asksToGrind, type CoffeeDraft, type CoffeeType, isBagged } from '../coffee-draft.ts';
import { fill, numberText } from '../localized.ts';
import { localizedRows } from '../source-data/triples.ts';

/** How we brew it, as `product.preparation_text`: several lines, each a recipe. */
const recipes: Record<CoffeeType, Localized[]> = {
  espresso: localizedRows([
    [
      'Siebträger: {dose} g in die Mühle, {yield} g in die Tasse, {seconds} Sekunden bei {temp} °C.\nZu sauer? Eine Stufe feiner. Zu bitter? Eine Stufe gröber.',
      'Espresso machine: {dose} g in, {yield} g out, {seconds} seconds at {temp} °C.\nToo sour? One step finer. Too bitter? One step coarser.',
      'Espressomaskine: {dose} g ind, {yield} g ud, {seconds} sekunder ved {temp} °C.\nFor sur? Et trin finere. For bitter? Et trin grovere.',
    ],
    [
      'Espresso: {dose} g Kaffee, {yield} g in der Tasse, {seconds} Sekunden, {temp} °C.\nCappuccino: derselbe Bezug mit 120 ml Milch bei 60 °C.',
      'Espresso: {dose} g of coffee, {yield} g in the cup, {seconds} seconds, {temp} °C.\nCappuccino: the same shot with 120 ml of milk at 60 °C.',
      'Espresso: {dose} g kaffe, {yield} g i koppen, {seconds} sekunder, {temp} °C.\nCappuccino: det samme shot med 120 ml mælk ved 60 °C.',
    ],
    [
      'Doppeltes Sieb, {dose} g, flach und gerade getampert. Nach {seconds} Sekunden sollten {yield} g in der Tasse sein, das Wasser hat {temp} °C.\nMoka: mittelfein mahlen, Sieb füllen ohne zu drücken, bei kleiner Hitze.',
      'Double basket, {dose} g, tamped flat and level. After {seconds} seconds there should be {yield} g in the cup; the water is at {temp} °C.\nMoka pot: grind medium-fine, fill the basket without pressing, low heat.',
      'Dobbelt filterkurv, {dose} g, tampet fladt og lige. Efter {seconds} sekunder bør der være {yield} g i koppen; vandet er {temp} °C.\nMokkakande: mal mellemfint, fyld sien uden at presse, lav varme.',
    ],
    [
      'Mahlgrad fein, {dose} g. Vorbrühen 5 Sekunden, dann in {seconds} Sekunden auf {yield} g, {temp} °C.\nVollautomat: feinste Stufe, die ohne Stocken läuft, 40 ml.',
      'Grind fine, {dose} g. Pre-infuse for 5 seconds, then {yield} g in {seconds} seconds at {temp} °C.\nBean-to-cup: the finest setting that runs without choking, 40 ml.',
      'Fin malegrad, {dose} g. Præinfusion i 5 sekunder, derefter {yield} g på {seconds} sekunder ved {temp} °C.\nFuldautomat: den fineste indstilling, der løber uden at stoppe, 40 ml.',
    ],
    [
      'Unser Rezept: {dose} g rein, {yield} g raus, {seconds} Sekunden, {temp} °C.\nAls Americano auf 120 ml heißes Wasser geben: erst Wasser, dann Espresso.',
      'Our recipe: {dose} g in, {yield} g out, {seconds} seconds, {temp} °C.\nFor an americano add it to 120 ml of hot water: water first, then espresso.',
      'Vores opskrift: {dose} g ind, {yield} g ud, {seconds} sekunder, {temp} °C.\nSom americano: 120 ml varmt vand først, så espressoen.',
    ],
  ]),
  'caffe-crema': localizedRows([
    [
      'Vollautomat: Stärke mittel, 120 ml, {temp} °C, Mahlgrad mittelfein.\nSiebträger: {dose} g auf 110 ml in {seconds} Sekunden, gröber als für Espresso.',
      'Bean-to-cup: medium strength, 120 ml, {temp} °C, medium-fine grind.\nEspresso machine: {dose} g to 110 ml in {seconds} seconds, coarser than for espresso.',
      'Fuldautomat: mellem styrke, 120 ml, {temp} °C, mellemfin malegrad.\nEspressomaskine: {dose} g til 110 ml på {seconds} sekunder, grovere end til espresso.',
    ],
    [
      'Große Tasse: {dose} g Kaffee, 120 bis 130 ml, {seconds} Sekunden bei {temp} °C.\nFrench Press: 30 g grob gemahlen auf 500 ml, vier Minuten.',
      'Large cup: {dose} g of coffee, 120 to 130 ml, {seconds} seconds at {temp} °C.\nFrench press: 30 g coarsely ground to 500 ml, four minutes.',
      'Stor kop: {dose} g kaffe, 120 til 130 ml, {seconds} sekunder ved {temp} °C.\nStempelkande: 30 g groft malet til 500 ml, fire minutter.',
    ],
    [
      'Im Vollautomaten zwei Mahlstufen gröber als Espresso, Kaffeemenge hoch, 120 ml Wasser bei {temp} °C. Der Bezug darf {seconds} Sekunden dauern.',
      'In a bean-to-cup machine two steps coarser than espresso, high dose, 120 ml of water at {temp} °C. The run may take {seconds} seconds.',
      'I fuldautomaten to trin grovere end espresso, høj dosis, 120 ml vand ved {temp} °C. Brygget må tage {seconds} sekunder.',
    ],
  ]),
  'filter-coffee': localizedRows([
    [
      'Handfilter: {dose} g auf {water} ml Wasser bei {temp} °C, 30 Sekunden quellen lassen, dann in zwei Güssen. Fertig nach {brew} min.',
      'Pour-over: {dose} g to {water} ml of water at {temp} °C, 30 seconds of bloom, then two pours. Done after {brew} min.',
      'Håndbryg: {dose} g til {water} ml vand ved {temp} °C, 30 sekunders forvædning, derefter to opskænkninger. Færdig efter {brew} min.',
    ],
    [
      '{dose} g mittel gemahlen, {water} ml, {temp} °C, Gesamtzeit {brew} min.\nFilterkaffeemaschine: 60 g auf einen Liter.',
      '{dose} g medium grind, {water} ml, {temp} °C, total time {brew} min.\nFilter machine: 60 g to a litre.',
      '{dose} g mellemmalet, {water} ml, {temp} °C, samlet tid {brew} min.\nFiltermaskine: 60 g til en liter.',
    ],
    [
      'Wir nehmen {dose} g auf {water} ml. Wasser {temp} °C, drei gleiche Güsse, Ende bei {brew} min.\nFrench Press: grob, 60 g je Liter, vier Minuten, nicht drücken.',
      'We use {dose} g to {water} ml. Water at {temp} °C, three equal pours, finished at {brew} min.\nFrench press: coarse, 60 g a litre, four minutes, do not press.',
      'Vi bruger {dose} g til {water} ml. Vand {temp} °C, tre lige store opskænkninger, slut ved {brew} min.\nStempelkande: groft, 60 g pr. liter, fire minutter, tryk ikke.',
    ],
    [
      'Filter vorspülen. {dose} g, erster Guss 50 ml, dann langsam auf {water} ml, {temp} °C, {brew} min.\nCold Brew: 70 g auf einen Liter kaltes Wasser, zwölf Stunden im Kühlschrank.',
      'Rinse the filter. {dose} g, first pour 50 ml, then slowly to {water} ml, {temp} °C, {brew} min.\nCold brew: 70 g to a litre of cold water, twelve hours in the fridge.',
      'Skyl filteret. {dose} g, hæld først 50 ml på, derefter langsomt op til {water} ml, {temp} °C, {brew} min.\nKoldbryg: 70 g til en liter koldt vand, tolv timer i køleskabet.',
    ],
  ]),
  capsules: localizedRows([
    [
      'Maschine einmal leer laufen lassen. Dann eine Kapsel, {cup} ml, sofort trinken.',
      'Run the machine empty once. Then one capsule, {cup} ml, drink at once.',
      'Lad maskinen køre tom én gang. Så én kapsel, {cup} ml, og drik med det samme.',
    ],
    [
      'Eine Kapsel auf {cup} ml. Für Cappuccino 100 ml geschäumte Milch dazu.',
      'One capsule to {cup} ml. For cappuccino add 100 ml of frothed milk.',
      'Én kapsel til {cup} ml. Til cappuccino 100 ml opskummet mælk.',
    ],
    [
      'Tasse vorwärmen, Kapsel einlegen, nach {cup} ml stoppen. Läuft mehr durch, wird es bitter.',
      'Warm the cup, insert the capsule, stop after {cup} ml. More makes it bitter.',
      'Varm koppen, sæt kapslen i, stop efter {cup} ml. Løber der mere, bliver det bittert.',
    ],
  ]),
  pads: localizedRows([
    [
      'Ein Pad auf {pod} ml. Für die große Tasse zwei Pads und den Doppelhalter nehmen.',
      'One pod to {pod} ml. For a large cup use two pods and the double holder.',
      'Én pude til {pod} ml. Til en stor kop bruges to puder og den dobbelte holder.',
    ],
    [
      'Pad glatt einlegen, {pod} ml, Tasse vorher ausspülen.',
      'Lay the pod flat, {pod} ml, rinse the cup with hot water first.',
      'Læg puden glat, {pod} ml, og skyl først koppen med varmt vand.',
    ],
  ]),
  'instant-coffee': localizedRows([
    [
      '{spoon} g in die Tasse, 150 ml Wasser bei 85 °C, umrühren. Kalt: mit 30 ml Wasser anrühren, dann mit Eis und Milch auffüllen.',
      '{spoon} g in the cup, 150 ml of water at 85 °C, stir. Cold: stir into 30 ml of water, then top up with ice and milk.',
      '{spoon} g i koppen, 150 ml vand ved 85 °C, rør om. Kold: rør ud i 30 ml vand, og fyld op med is og mælk.',
    ],
    [
      'Zwei gestrichene Teelöffel ({spoon} g) auf 150 ml. Das Wasser nach dem Kochen zwei Minuten stehen lassen.',
      'Two level teaspoons ({spoon} g) to 150 ml. Let the water stand for two minutes after boiling.',
      'To strøgne teskefulde ({spoon} g) til 150 ml. Lad vandet stå to minutter efter kog.',
    ],
  ]),
};

/** Degrees Celsius, the same in the recipe and in the description. */
export function brewingTemperature({ key, roast, decaf, process }: CoffeeDraft): number {
  const natural = process === 'natural' || process === 'anaerobic';
  return randomFor(`temperature/${key}`).int(...waterOf({ roast, decaf, natural }));
}

export function preparationText(draft: CoffeeDraft): Localized {
  const { text, dose, spoon, brewSeconds, ...figures } = brewing(draft);
  return fill(text, {
    ...figures,
    dose: numberText(dose),
    brew: `${Math.floor(brewSeconds / 60)}:${String(brewSeconds % 60).padStart(2, '0')}`,
    cup: draft.lungo ? 110 : 40,
    pod: 125,
    spoon: numberText(spoon),
  });
}

/** The same recipe in figures, as `coffee.recipe`; null for portions and instant coffee. */
export function brewingRecipe(draft: CoffeeDraft) {
  if (!isBagged(draft.type)) return null;
  const { dose, water, brewSeconds, seconds, temp, ...figures } = brewing(draft);
  const isFilter = draft.type === 'filter-coffee';
  const drink = draft.type === 'caffe-crema' ? 120 : figures.yield;
  return {
    coffee: dose,
    drink: isFilter ? water : drink,
    seconds: isFilter ? brewSeconds : seconds,
    temperature: temp,
  };
}

const brewers: { preparation: 'espresso' | 'filter'; name: Localized }[] = [
  {
    preparation: 'espresso',
    name: { de: 'Siebträger', en: 'Espresso machine', da: 'Espressomaskine' },
  },
  { preparation: 'espresso', name: { de: 'Espressokocher', en: 'Moka pot', da: 'Mokkakande' } },
  { preparation: 'filter', name: { de: 'Kaffeepresse', en: 'Plunger press', da: 'Kaffepresse' } },
  { preparation: 'filter', name: { de: 'Handfilter', en: 'Pour-over dripper', da: 'Kaffetragt' } },
  { preparation: 'filter', name: { de: 'French Press', en: 'French press', da: 'Stempelkande' } },
];

/** What a bagged coffee is good or ideal for, as `coffee.brewers`. */
export function brewersFor(preparations: CoffeeDraft['preparations']): Localized[] {
  return brewers.filter(({ preparation }) => preparations[preparation] > 1).map(({ name }) => name);
}

/** Days after roasting, as `coffee.drinking_window`; null for portions, instant coffee and a third of the brands. */
export function drinkingWindow({ brand, type, weight }: CoffeeDraft) {
  if (!isBagged(type) || randomFor(`drinking window/${brand.key}`).chance(0.34)) return null;
  return bestDays({ type, weight });
}

/** The same of every bag, whether its brand prints the roast date or not. */
export function bestDays({ type, weight }: Pick<CoffeeDraft, 'type' | 'weight'>) {
  if (type === 'filter-coffee') return { rest: 5, best: 35, good: 70 };
  return { rest: weight === 'dark' ? 8 : 10, best: 42, good: 84 };
}

function brewing(draft: CoffeeDraft) {
  const random = randomFor(`brew/${draft.key}`);
  const isFilter = draft.type === 'filter-coffee';
  const dose = isFilter ? random.int(15, 20) : random.int(34, 38) / 2;
  const [shortest, longest] = pourOverSeconds;
  return {
    dose,
    text: random.pick(
      recipes[draft.type].filter(({ de }) => !draft.isOnlyGround || !asksToGrind.test(de)),
    ),
    yield: Math.round(dose * roastFigures[draft.roast].ratio),
    seconds: random.int(25, 31),
    temp: brewingTemperature(draft),
    water: Math.round((dose * random.int(155, 168)) / 100) * 10,
    /** The time of a filter brew, in seconds. */
    brewSeconds: random.int(Math.ceil(shortest / 15), Math.floor(longest / 15)) * 15,
    spoon: random.int(18, 26) / 10,
  };
}
