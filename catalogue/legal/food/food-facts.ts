import { localized } from '../../coffee/localized.ts';
import type { Localized } from '../../model.ts';
import {
  type Allergen,
  allergens,
  type Ingredient,
  ingredients,
  isIngredient,
} from './ingredients.ts';

interface Part extends Ingredient {
  percent: number;
  showsPercent: boolean;
}

export interface Nutrition {
  per: 'g' | 'ml';
  /** In the unit above. */
  portion: number;
  energyKj: number;
  energyKcal: number;
  fat: number;
  saturates: number;
  carbohydrate: number;
  sugars: number;
  fibre: number;
  protein: number;
  salt: number;
}

/** The ingredients of a recipe, the heaviest first, as the law asks for. */
export function partsOf(recipe: string): Part[] {
  const entries = recipe.split(', ').map((entry) => {
    const [key = '', share] = entry.split(' ');
    if (!isIngredient(key)) throw new Error(`no ingredient ${key}`);
    return { ingredient: ingredients[key], share };
  });
  // the first one's share is the rest; '!' alone shows it
  const given = entries.map(({ share }) => Number.parseFloat(share ?? '0') || 0);
  const rest = 100 - given.reduce((sum, percent) => sum + percent, 0);
  return entries
    .map(({ ingredient, share }, index) => ({
      ...ingredient,
      percent: index === 0 ? rest : (given[index] ?? 0),
      showsPercent: share?.endsWith('!') ?? false,
    }))
    .sort((a, b) => b.percent - a.percent);
}

const locales = { de: 'de-DE', en: 'en-GB', da: 'da-DK' } as const;

/** Allergens stand between asterisks. A single ingredient needs no list. */
export function ingredientList(parts: Part[]): Localized | null {
  if (parts.length < 2) return null;
  return localized((language) => {
    const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 });
    const space = language === 'en' ? '' : '\u00a0';
    return `${parts
      .map(({ name, percent, showsPercent }) =>
        showsPercent ? `${name[language]} (${number.format(percent)}${space}%)` : name[language],
      )
      .join(', ')}.`;
  });
}

/** What chocolate has to say beside its ingredients (Directive 2000/36/EC). */
export function cocoaShare(recipe: string): Localized {
  const keys = recipe.split(', ').map((entry) => entry.split(' ')[0] ?? '');
  const parts = partsOf(recipe);
  const cocoa = keys
    .filter((key) => key.startsWith('cocoa-') && isIngredient(key))
    .map((key) => (isIngredient(key) ? ingredients[key].name.de : ''));
  const percent = parts
    .filter(({ name }) => cocoa.includes(name.de))
    .reduce((sum, part) => sum + part.percent, 0);
  const least = Math.floor(percent);
  return {
    de: `Kakao: mindestens ${least}\u00a0%.`,
    en: `Cocoa solids: ${least}% minimum.`,
    da: `Kakaotørstof: mindst ${least}\u00a0%.`,
  };
}

const traces = {
  nuts: { de: 'Schalenfrüchten', en: 'nuts', da: 'nødder' },
  milk: { de: 'Milch', en: 'milk', da: 'mælk' },
};
const nuts: ReadonlySet<Allergen> = new Set([
  'almonds',
  'hazelnuts',
  'pistachios',
  'macadamias',
  'cashews',
]);

/** What a factory that also handles nuts and milk cannot rule out, of whatever the recipe does not contain. */
export function tracesIn(parts: Part[]): Localized | null {
  const contained = parts.flatMap(({ allergen }) => allergen ?? []);
  const found = [
    ...(contained.some((name) => nuts.has(name)) ? [] : [traces.nuts]),
    ...(contained.includes('milk') ? [] : [traces.milk]),
  ];
  if (found.length === 0) return null;
  const list = (language: 'de' | 'en' | 'da', and: string) =>
    found.map((name) => name[language]).join(` ${and} `);
  return {
    de: `Kann Spuren von ${list('de', 'und')} enthalten.`,
    en: `May contain traces of ${list('en', 'and')}.`,
    da: `Kan indeholde spor af ${list('da', 'og')}.`,
  };
}

export function allergensOf(parts: Part[]): Localized[] {
  const found = parts.flatMap(({ allergen }) => allergen ?? []);
  return [...new Set<Allergen>(found)].map((key) => allergens[key]);
}

/** Computed from the recipe, with the energy factors of Regulation 1169/2011, Annex XIV. */
export function nutritionOf(
  parts: Part[],
  { per, portion, density }: { per: 'g' | 'ml'; portion: number; density: number },
): Nutrition {
  const factor = per === 'ml' ? density : 1;
  const total = (index: number) =>
    parts.reduce(
      (sum, { nutrients, percent }) => sum + ((nutrients[index] ?? 0) * percent) / 100,
      0,
    ) * factor;
  const [fat = 0, saturates = 0, carbohydrate = 0, sugars = 0, fibre = 0, protein = 0, salt = 0] = [
    0, 1, 2, 3, 4, 5, 6,
  ].map(total);
  return {
    per,
    portion,
    energyKj: Math.round(fat * 37 + carbohydrate * 17 + protein * 17 + fibre * 8),
    energyKcal: Math.round(fat * 9 + carbohydrate * 4 + protein * 4 + fibre * 2),
    fat: tenth(fat),
    saturates: tenth(saturates),
    carbohydrate: tenth(carbohydrate),
    sugars: tenth(sugars),
    fibre: tenth(fibre),
    protein: tenth(protein),
    salt: Math.round(salt * 100) / 100,
  };
}

function tenth(grams: number): number {
  return Math.round(grams * 10) / 10;
}
