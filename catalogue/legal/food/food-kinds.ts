import type { Localized } from '../../model.ts';
import type { FoodKind } from './recipes.ts';

interface FoodKindFacts {
  /** The name of the food as Regulation 1169/2011 asks for. */
  name: Localized;
  storage: Localized;
  /** Instructions for use, where it could not be used well without. */
  use?: Localized;
  per: 'g' | 'ml';
  portion: number;
  /** Grams in a millilitre. */
  density: number;
}

const texts = (de: string, en: string, da: string): Localized => ({ de, en, da });

const dry = texts(
  'Trocken und bei 12 bis 20 °C lagern.',
  'Store in a dry place at 12 to 20 °C.',
  'Opbevares tørt ved 12 til 20 °C.',
);
const afterOpening = texts(
  'Ungeöffnet bei Raumtemperatur. Nach dem Öffnen bei höchstens 7 °C lagern und innerhalb von vier Tagen verbrauchen.',
  'Unopened at room temperature. After opening store at 7 °C or below and use within four days.',
  'Uåbnet ved stuetemperatur. Efter åbning opbevares den ved højst 7 °C og bruges inden for fire dage.',
);
const bottle = texts(
  'Kühl und dunkel lagern. Nach dem Öffnen innerhalb von acht Wochen verbrauchen.',
  'Store in a cool, dark place. Use within eight weeks of opening.',
  'Opbevares køligt og mørkt. Bruges inden for otte uger efter åbning.',
);
const stirIntoCoffee = texts(
  '10 bis 20 ml in eine Tasse Kaffee rühren.',
  'Stir 10 to 20 ml into a cup of coffee.',
  'Rør 10 til 20 ml i en kop kaffe.',
);
const stirIntoMilk = texts(
  '25 g in 200 ml heiße Milch einrühren. Nicht kochen.',
  'Stir 25 g into 200 ml of hot milk. Do not boil.',
  'Rør 25 g i 200 ml varm mælk. Må ikke koge.',
);
const sweetenInMilk = texts(
  '10 g und etwas Zucker in 200 ml heiße Milch einrühren. Nicht kochen.',
  'Stir 10 g and a little sugar into 200 ml of hot milk. Do not boil.',
  'Rør 10 g og lidt sukker i 200 ml varm mælk. Må ikke koge.',
);
const shake = texts('Vor dem Öffnen schütteln.', 'Shake before opening.', 'Ryst før åbning.');

const drink = { per: 'ml', portion: 200, density: 1.03 } as const;
const bar = { storage: dry, per: 'g', portion: 25, density: 1 } as const;

export const foodKinds: Record<FoodKind, FoodKindFacts> = {
  syrup: {
    name: texts('Zuckersirup mit Geschmack', 'Flavoured sugar syrup', 'Sukkersirup med smag'),
    storage: bottle,
    use: stirIntoCoffee,
    per: 'ml',
    portion: 20,
    density: 1.3,
  },
  'sweetened-syrup': {
    name: texts(
      'Sirup mit Geschmack und Süßungsmittel',
      'Flavoured syrup with sweetener',
      'Sirup med smag og sødestof',
    ),
    storage: bottle,
    use: stirIntoCoffee,
    per: 'ml',
    portion: 20,
    density: 1.02,
  },
  'plant-drink': {
    name: texts(
      'Pflanzlicher Drink, ultrahocherhitzt',
      'Plant-based drink, UHT',
      'Plantebaseret drik, UHT-behandlet',
    ),
    storage: afterOpening,
    use: shake,
    ...drink,
  },
  'uht-milk': {
    name: texts(
      'Milch, ultrahocherhitzt und homogenisiert',
      'Milk, UHT and homogenised',
      'Mælk, UHT-behandlet og homogeniseret',
    ),
    storage: afterOpening,
    ...drink,
  },
  'coffee-cream': {
    name: texts(
      'Kaffeesahne, mindestens 12 % Fett, ultrahocherhitzt',
      'Coffee cream, at least 12% fat, UHT',
      'Kaffefløde, mindst 12 % fedt, UHT-behandlet',
    ),
    storage: afterOpening,
    per: 'ml',
    portion: 10,
    density: 1.01,
  },
  'dark-chocolate': {
    name: texts('Zartbitterschokolade', 'Dark chocolate', 'Mørk chokolade'),
    ...bar,
  },
  'milk-chocolate': { name: texts('Milchschokolade', 'Milk chocolate', 'Mælkechokolade'), ...bar },
  'white-chocolate': {
    name: texts('Weiße Schokolade', 'White chocolate', 'Hvid chokolade'),
    ...bar,
  },
  'drinking-chocolate': {
    name: texts('Trinkschokoladenpulver', 'Drinking chocolate powder', 'Drikkechokoladepulver'),
    use: stirIntoMilk,
    ...bar,
  },
  cocoa: {
    name: texts(
      'Kakaopulver, stark entölt',
      'Fat-reduced cocoa powder',
      'Fedtreduceret kakaopulver',
    ),
    ...bar,
    use: sweetenInMilk,
    portion: 10,
  },
  biscuit: { name: texts('Feine Backware', 'Biscuits', 'Småkager'), ...bar },
  sweets: { name: texts('Süßware', 'Confectionery', 'Konfekture'), ...bar },
};
