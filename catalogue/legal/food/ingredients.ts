import type { Localized } from '../../model.ts';

export const allergens = {
  milk: { de: 'Milch', en: 'Milk', da: 'Mælk' },
  soya: { de: 'Soja', en: 'Soya', da: 'Soja' },
  egg: { de: 'Ei', en: 'Egg', da: 'Æg' },
  wheat: { de: 'Weizen (Gluten)', en: 'Wheat (gluten)', da: 'Hvede (gluten)' },
  spelt: { de: 'Dinkel (Gluten)', en: 'Spelt (gluten)', da: 'Spelt (gluten)' },
  oats: { de: 'Hafer (Gluten)', en: 'Oats (gluten)', da: 'Havre (gluten)' },
  barley: { de: 'Gerste (Gluten)', en: 'Barley (gluten)', da: 'Byg (gluten)' },
  rye: { de: 'Roggen (Gluten)', en: 'Rye (gluten)', da: 'Rug (gluten)' },
  almonds: { de: 'Mandeln', en: 'Almonds', da: 'Mandler' },
  hazelnuts: { de: 'Haselnüsse', en: 'Hazelnuts', da: 'Hasselnødder' },
  pistachios: { de: 'Pistazien', en: 'Pistachios', da: 'Pistacienødder' },
  macadamias: { de: 'Macadamianüsse', en: 'Macadamia nuts', da: 'Macadamianødder' },
  cashews: { de: 'Cashewnüsse', en: 'Cashews', da: 'Cashewnødder' },
} satisfies Record<string, Localized>;
export type Allergen = keyof typeof allergens;

/** Grams in 100 g. */
type Nutrients = [
  fat: number,
  saturates: number,
  carbohydrate: number,
  sugars: number,
  fibre: number,
  protein: number,
  salt: number,
];

export interface Ingredient {
  /** Allergens stand between asterisks, which the shop emphasises. */
  name: Localized;
  nutrients: Nutrients;
  allergen?: Allergen;
}

const none: Nutrients = [0, 0, 0, 0, 0, 0, 0];

function ingredient(
  names: [de: string, en: string, da: string],
  nutrients: Nutrients,
  allergen?: Allergen,
): Ingredient {
  const [de, en, da] = names;
  return { name: { de, en, da }, nutrients, ...(allergen ? { allergen } : {}) };
}

/** Sweeteners, acids, spices, flavourings: too little to count. */
const trace = (de: string, en: string, da: string, allergen?: Allergen) =>
  ingredient([de, en, da], none, allergen);

const sweet = {
  'cane-sugar': ingredient(
    ['Rohrzucker', 'cane sugar', 'rørsukker'],
    [0, 0, 99.8, 99.8, 0, 0, 0.01],
  ),
  sugar: ingredient(['Zucker', 'sugar', 'sukker'], [0, 0, 99.9, 99.9, 0, 0, 0]),
  'brown-sugar': ingredient(
    ['brauner Zucker', 'brown sugar', 'brun farin'],
    [0, 0, 97, 96, 0, 0.1, 0.07],
  ),
  'glucose-syrup': ingredient(
    ['Glukosesirup', 'glucose syrup', 'glukosesirup'],
    [0, 0, 78, 40, 0, 0, 0.05],
  ),
  honey: ingredient(['Honig', 'honey', 'honning'], [0, 0, 81, 80, 0, 0.3, 0.01]),
  sucralose: trace('Süßungsmittel Sucralose', 'sweetener (sucralose)', 'sødestof (sucralose)'),
  'cellulose-gum': trace(
    'Verdickungsmittel Cellulosegummi',
    'thickener (cellulose gum)',
    'fortykningsmiddel (cellulosegummi)',
  ),
};

const dairy = {
  milk: ingredient(
    ['*Vollmilch*', 'whole *milk*', '*sødmælk*'],
    [3.7, 2.4, 4.8, 4.8, 0, 3.4, 0.13],
    'milk',
  ),
  'lactose-free-milk': ingredient(
    ['laktosefreie *Vollmilch*', 'lactose-free whole *milk*', 'laktosefri *sødmælk*'],
    [3.7, 2.4, 4.8, 4.8, 0, 3.4, 0.13],
    'milk',
  ),
  'skimmed-milk': ingredient(
    ['entrahmte *Milch*', 'skimmed *milk*', '*skummetmælk*'],
    [0.3, 0.2, 4.9, 4.9, 0, 3.5, 0.13],
    'milk',
  ),
  cream: ingredient(['*Sahne*', '*cream*', '*fløde*'], [11.9, 7.9, 4.1, 4.1, 0, 3, 0.11], 'milk'),
  butter: ingredient(['*Butter*', '*butter*', '*smør*'], [82, 53, 0.7, 0.7, 0, 0.7, 0.02], 'milk'),
  'milk-powder': ingredient(
    ['*Vollmilchpulver*', 'whole *milk* powder', '*sødmælkspulver*'],
    [26, 17, 38, 38, 0, 26, 0.9],
    'milk',
  ),
  'skimmed-milk-powder': ingredient(
    ['*Magermilchpulver*', 'skimmed *milk* powder', '*skummetmælkspulver*'],
    [0.9, 0.6, 52, 52, 0, 35, 1.3],
    'milk',
  ),
  egg: ingredient(
    ['*Hühnerei*', 'hen *egg*', '*hønseæg*'],
    [9.5, 2.8, 0.7, 0.7, 0, 12.8, 0.35],
    'egg',
  ),
  'egg-white': ingredient(
    ['*Hühnereiweiß*', 'hen *egg* white', '*hønseæggehvide*'],
    [0.2, 0, 0.7, 0.7, 0, 11, 0.4],
    'egg',
  ),
};

const cocoa = {
  'cocoa-mass': ingredient(
    ['Kakaomasse', 'cocoa mass', 'kakaomasse'],
    [54, 33, 11, 0.5, 16, 12, 0.01],
  ),
  'cocoa-butter': ingredient(
    ['Kakaobutter', 'cocoa butter', 'kakaosmør'],
    [100, 60, 0, 0, 0, 0, 0],
  ),
  'cocoa-powder': ingredient(
    ['stark entöltes Kakaopulver', 'fat-reduced cocoa powder', 'fedtreduceret kakaopulver'],
    [11, 6.7, 12, 0.5, 33, 23, 0.05],
  ),
  'cocoa-nibs': ingredient(
    ['Kakaosplitter', 'cocoa nibs', 'kakaosplitter'],
    [50, 30, 14, 0.8, 14, 13, 0.02],
  ),
  'soya-lecithin': trace(
    'Emulgator Lecithine (*Soja*)',
    'emulsifier (*soya* lecithins)',
    'emulgator (*soja*lecithiner)',
    'soya',
  ),
  coffee: ingredient(
    ['Röstkaffee', 'roasted coffee', 'ristet kaffe'],
    [14, 6, 20, 0.3, 45, 14, 0.02],
  ),
  'coffee-extract': trace('Kaffeeextrakt', 'coffee extract', 'kaffeekstrakt'),
};

const nuts = {
  hazelnuts: ingredient(
    ['*Haselnüsse*', '*hazelnuts*', '*hasselnødder*'],
    [61, 4.5, 7, 4.3, 9.7, 15, 0.01],
    'hazelnuts',
  ),
  almonds: ingredient(
    ['*Mandeln*', '*almonds*', '*mandler*'],
    [52, 4, 6, 4.4, 12.5, 21, 0.01],
    'almonds',
  ),
  pistachios: ingredient(
    ['*Pistazien*', '*pistachios*', '*pistacienødder*'],
    [47, 5.7, 16, 7.7, 10, 20, 0.02],
    'pistachios',
  ),
  cashews: ingredient(
    ['*Cashewnüsse*', '*cashews*', '*cashewnødder*'],
    [47, 9, 27, 5.9, 3.3, 18, 0.03],
    'cashews',
  ),
  'hazelnut-extract': trace(
    '*Haselnuss*extrakt',
    '*hazelnut* extract',
    '*hasselnødde*ekstrakt',
    'hazelnuts',
  ),
  'almond-extract': trace('*Mandel*extrakt', '*almond* extract', '*mandel*ekstrakt', 'almonds'),
  'pistachio-extract': trace(
    '*Pistazien*extrakt',
    '*pistachio* extract',
    '*pistacie*ekstrakt',
    'pistachios',
  ),
  'macadamia-extract': trace(
    '*Macadamia*extrakt',
    '*macadamia* extract',
    '*macadamia*ekstrakt',
    'macadamias',
  ),
  'apricot-kernels': ingredient(
    ['Aprikosenkerne', 'apricot kernels', 'abrikoskerner'],
    [50, 4, 8, 5, 10, 24, 0.01],
  ),
};

const cereals = {
  'wheat-flour': ingredient(
    ['*Weizenmehl*', '*wheat* flour', '*hvedemel*'],
    [1, 0.2, 71, 0.8, 3, 10.5, 0.01],
    'wheat',
  ),
  'rye-flour': ingredient(
    ['*Roggenmehl*', '*rye* flour', '*rugmel*'],
    [1.1, 0.2, 68, 0.9, 8, 7, 0.01],
    'rye',
  ),
  oats: ingredient(['*Hafer*', '*oats*', '*havre*'], [7, 1.3, 59, 1, 10, 13, 0.02], 'oats'),
  spelt: ingredient(['*Dinkel*', '*spelt*', '*spelt*'], [2.7, 0.4, 63, 1, 9, 12, 0.01], 'spelt'),
  barley: ingredient(
    ['*Gerste*', '*barley*', '*byg*'],
    [2.1, 0.4, 64, 0.9, 10, 11, 0.02],
    'barley',
  ),
  rye: ingredient(['*Roggen*', '*rye*', '*rug*'], [1.7, 0.3, 61, 1, 13, 9, 0.01], 'rye'),
  soya: ingredient(
    ['*Sojabohnen*', '*soya* beans', '*sojabønner*'],
    [18, 2.6, 6, 5, 22, 38, 0.01],
    'soya',
  ),
  buckwheat: ingredient(['Buchweizen', 'buckwheat', 'boghvede'], [1.7, 0.4, 71, 0.4, 4, 10, 0.01]),
  rice: ingredient(['Reis', 'rice', 'ris'], [0.6, 0.2, 78, 0.2, 1.4, 7, 0.01]),
  'pea-protein': ingredient(
    ['Erbsenprotein', 'pea protein', 'ærteprotein'],
    [6, 1, 3, 0.5, 2, 82, 2],
  ),
  potato: ingredient(['Kartoffel', 'potato', 'kartoffel'], [0.1, 0, 15, 0.8, 2, 2, 0.01]),
  starch: ingredient(
    ['Kartoffelstärke', 'potato starch', 'kartoffelstivelse'],
    [0.1, 0, 83, 0, 0, 0.6, 0.01],
  ),
};

const other = {
  water: ingredient(['Wasser', 'water', 'vand'], none),
  'rapeseed-oil': ingredient(['Rapsöl', 'rapeseed oil', 'rapsolie'], [100, 7, 0, 0, 0, 0, 0]),
  coconut: ingredient(
    ['Kokosnussfleisch', 'coconut flesh', 'kokosnødkød'],
    [36, 32, 5, 4.8, 9, 3.9, 0.05],
  ),
  'coconut-extract': trace('Kokosextrakt', 'coconut extract', 'kokosekstrakt'),
  'orange-peel': ingredient(
    ['Orangenschalen', 'orange peel', 'appelsinskal'],
    [0.2, 0, 14, 10, 10, 1.5, 0.01],
  ),
  'cherry-juice': ingredient(
    ['Sauerkirschsaft', 'sour cherry juice', 'surkirsebærsaft'],
    [0, 0, 12, 11, 0.2, 0.7, 0.01],
  ),
  'sea-salt': ingredient(['Meersalz', 'sea salt', 'havsalt'], [0, 0, 0, 0, 0, 0, 98]),
  vanilla: trace('Vanilleextrakt', 'vanilla extract', 'vaniljeekstrakt'),
  caramel: trace('Karamellzucker', 'caramelised sugar', 'karamelliseret sukker'),
  cinnamon: trace('Zimt', 'cinnamon', 'kanel'),
  cardamom: trace('Kardamom', 'cardamom', 'kardemomme'),
  ginger: trace('Ingwerextrakt', 'ginger extract', 'ingefærekstrakt'),
  liquorice: trace('Süßholzextrakt', 'liquorice extract', 'lakridsekstrakt'),
  anise: trace('Anis', 'aniseed', 'anis'),
  lavender: trace('Lavendelextrakt', 'lavender extract', 'lavendelekstrakt'),
  rose: trace('Rosenblütenextrakt', 'rose petal extract', 'rosenbladsekstrakt'),
  mint: trace('Minzextrakt', 'mint extract', 'mynteekstrakt'),
  'earl-grey': trace('Earl-Grey-Tee', 'Earl Grey tea', 'Earl Grey-te'),
  gingerbread: trace('Lebkuchengewürz', 'gingerbread spice', 'honningkagekrydderi'),
  pumpkin: trace('Kürbisgewürz', 'pumpkin spice', 'græskarkrydderi'),
  flavouring: trace('natürliches Aroma', 'natural flavouring', 'naturlig aroma'),
  'citric-acid': trace('Säuerungsmittel Citronensäure', 'acid (citric acid)', 'syre (citronsyre)'),
  baking: trace(
    'Backtriebmittel Natriumcarbonate',
    'raising agent (sodium carbonates)',
    'hævemiddel (natriumcarbonater)',
  ),
  phosphate: trace(
    'Säureregulator Kaliumphosphate',
    'acidity regulator (potassium phosphates)',
    'surhedsregulerende middel (kaliumfosfater)',
  ),
  calcium: trace('Calciumcarbonat', 'calcium carbonate', 'calciumcarbonat'),
};

export const ingredients = { ...sweet, ...dairy, ...cocoa, ...nuts, ...cereals, ...other };
export type IngredientKey = keyof typeof ingredients;

export function isIngredient(key: string): key is IngredientKey {
  return key in ingredients;
}
