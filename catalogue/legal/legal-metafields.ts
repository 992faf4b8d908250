import { joined, localized } from '../coffee/localized.ts';
import type {
  CatalogueBrand,
  CatalogueMetafield,
  CatalogueProduct,
  Localized,
  ProductType,
} from '../model.ts';
import {
  type Business,
  businessOf,
  importer,
  isInEu,
  organicCodeOf,
} from './business-addresses.ts';
import {
  allergensOf,
  cocoaShare,
  ingredientList,
  nutritionOf,
  partsOf,
  tracesIn,
} from './food/food-facts.ts';
import { foodKinds } from './food/food-kinds.ts';
import { type Recipe, recipes } from './food/recipes.ts';
import { type HazardLabel, hazardLabelOf } from './hazards/hazard-labels.ts';
import { hazards, precautions } from './hazards/statements.ts';
import { safetyWarningsOf } from './safety-warnings.ts';

const foodTypes: ReadonlySet<ProductType> = new Set([
  'espresso',
  'caffe-crema',
  'filter-coffee',
  'capsules',
  'pads',
  'instant-coffee',
  'savings-pack',
  'milk-and-plant-drinks',
  'delicacies',
  'syrup',
]);

const roasted = { de: 'Röstkaffee', en: 'Roasted coffee', da: 'Ristet kaffe' };
const decaffeinated = { de: 'entkoffeiniert', en: 'decaffeinated', da: 'koffeinfri' };

/** Names of coffees, which have one ingredient and need neither a list of ingredients nor a nutrition declaration. */
const foodNames: Partial<Record<ProductType, Localized>> = {
  espresso: roasted,
  'caffe-crema': roasted,
  'filter-coffee': roasted,
  'savings-pack': roasted,
  capsules: {
    de: 'Röstkaffee, gemahlen, in Kapseln',
    en: 'Roasted ground coffee in capsules',
    da: 'Ristet, malet kaffe i kapsler',
  },
  pads: {
    de: 'Röstkaffee, gemahlen, in Pads',
    en: 'Roasted ground coffee in pods',
    da: 'Ristet, malet kaffe i puder',
  },
  'instant-coffee': { de: 'Löslicher Kaffee', en: 'Instant coffee', da: 'Opløselig kaffe' },
};

const storage: Localized = {
  de: 'Trocken, kühl und vor Licht geschützt. Nach dem Öffnen gut verschließen.',
  en: 'Keep dry, cool and away from light. Close well after opening.',
  da: 'Opbevares tørt, køligt og mørkt. Luk godt efter åbning.',
};

/** Coffee does not grow in the EU. */
const farming: Localized = {
  de: 'Nicht-EU-Landwirtschaft',
  en: 'Non-EU Agriculture',
  da: 'Ikke-EU-jordbrug',
};

/** Adds what an offer must say by law: food information, organic control, manufacturer, warnings, hazard label. */
export function withLegalMetafields(
  products: CatalogueProduct[],
  brands: CatalogueBrand[],
): CatalogueProduct[] {
  const byName = new Map(brands.map((brand) => [brand.name, brand]));
  return products.map((product) => {
    if (product.isGiftCard) return product;
    const brand = byName.get(product.vendor);
    const added = foodTypes.has(product.productType)
      ? foodFields(product, brand)
      : safetyFields(product, brand);
    return { ...product, metafields: [...product.metafields, ...added] };
  });
}

function foodFields(
  product: CatalogueProduct,
  brand: CatalogueBrand | undefined,
): CatalogueMetafield[] {
  const isDecaf = hasFlag(product, 'decaf');
  const coffeeName = foodNames[product.productType];
  const own = recipes.get(product.key);
  return [
    ...(own ? recipeFields(own) : []),
    ...(coffeeName
      ? [
          line('food', 'name', isDecaf ? joined([coffeeName, decaffeinated]) : coffeeName),
          line('food', 'storage', storage),
        ]
      : []),
    business('food', 'responsible', brand && isInEu(brand) ? businessOf(brand) : importer),
    ...(hasFlag(product, 'organic')
      ? [line('organic', 'code', organicCodeOf(brand)), line('organic', 'origin', farming)]
      : []),
  ];
}

const chocolates: ReadonlySet<Recipe['kind']> = new Set([
  'dark-chocolate',
  'milk-chocolate',
  'drinking-chocolate',
]);

/** Made where nuts and milk are handled, too. */
const withTraces: ReadonlySet<Recipe['kind']> = new Set([
  'dark-chocolate',
  'milk-chocolate',
  'white-chocolate',
  'biscuit',
  'sweets',
]);

/** What follows the list: the share of cocoa, and traces. */
function ingredientText({ kind, recipe }: Recipe): Localized | null {
  const parts = partsOf(recipe);
  const list = ingredientList(parts);
  const after = [
    chocolates.has(kind) ? cocoaShare(recipe) : null,
    withTraces.has(kind) ? tracesIn(parts) : null,
  ].flatMap((sentence) => sentence ?? []);
  return list && joined([list, ...after], ' ');
}

function recipeFields(food: Recipe): CatalogueMetafield[] {
  const { name, storage, use, ...measures } = foodKinds[food.kind];
  const parts = partsOf(food.recipe);
  const list = ingredientText(food);
  const found = allergensOf(parts);
  return [
    line('food', 'name', name),
    line('food', 'storage', storage),
    ...(use ? [line('food', 'preparation', use)] : []),
    list ? text('food', 'ingredients', list) : flag('food', 'single_ingredient'),
    ...(found.length > 0 ? [lines('food', 'allergens', found)] : []),
    {
      namespace: 'food',
      key: 'nutrition',
      type: 'json',
      value: JSON.stringify(nutritionOf(parts, measures)),
    },
  ];
}

function safetyFields(
  { key, productType, metafields }: CatalogueProduct,
  brand: CatalogueBrand | undefined,
): CatalogueMetafield[] {
  const german = (path: string) => {
    const value = metafields.find(({ namespace, key }) => `${namespace}.${key}` === path)?.value;
    return typeof value === 'object' ? value.de : '';
  };
  const warnings = safetyWarningsOf(
    productType,
    german('product.short_note'),
    german('battery.type'),
  );
  const label = hazardLabelOf(key);
  return [
    business('gpsr', 'manufacturer', brand ? businessOf(brand) : importer),
    ...(brand && !isInEu(brand) ? [business('gpsr', 'responsible_person', importer)] : []),
    ...(warnings.length > 0 ? [lines('gpsr', 'warnings', warnings)] : []),
    ...(label ? [hazardField(label)] : []),
    ...(productType === 'cleaning' && !label ? [flag('clp', 'not_classified')] : []),
  ];
}

function hazardField(label: HazardLabel): CatalogueMetafield {
  const value = localized((language) =>
    JSON.stringify({
      signal: label.signal,
      pictograms: label.pictograms,
      contains: label.contains[language],
      hazards: label.hazards.map((code) => ({ code, text: hazards[code][language] })),
      precautions: label.precautions.map((code) => ({ code, text: precautions[code][language] })),
    }),
  );
  return { namespace: 'clp', key: 'label', type: 'json', value };
}

function hasFlag({ metafields }: CatalogueProduct, key: string): boolean {
  return metafields.some(
    (field) => field.namespace === 'coffee' && field.key === key && field.value === 'true',
  );
}

function line(namespace: string, key: string, value: string | Localized): CatalogueMetafield {
  return { namespace, key, type: 'single_line_text_field', value };
}

/** Says that something need not be given, which a missing value does not. */
function flag(namespace: string, key: string): CatalogueMetafield {
  return { namespace, key, type: 'boolean', value: 'true' };
}

function text(namespace: string, key: string, value: Localized): CatalogueMetafield {
  return { namespace, key, type: 'multi_line_text_field', value };
}

function lines(namespace: string, key: string, values: Localized[]): CatalogueMetafield {
  const value = localized((language) => JSON.stringify(values.map((each) => each[language])));
  return { namespace, key, type: 'list.single_line_text_field', value };
}

function business(namespace: string, key: string, facts: Business): CatalogueMetafield {
  const value = localized((language) =>
    JSON.stringify({ ...facts, country: facts.country[language] }),
  );
  return { namespace, key, type: 'json', value };
}
