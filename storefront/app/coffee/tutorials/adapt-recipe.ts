import type { BrewRecipe } from '../coffee-facts.ts';
import type { Recipe } from './front-matter.ts';

interface Adapted {
  recipe: Recipe;
  /** Replaces the tutorial's figures in a text. */
  inText(text: string): string;
}

/** A tutorial with the figures of a coffee: its steps keep their shares of time and water, its texts name the new figures. */
export function adaptRecipe(
  recipe: Recipe,
  values: BrewRecipe,
  number: (value: number) => string,
): Adapted {
  const time = (seconds: number) => Math.round((seconds * values.seconds) / recipe.seconds);
  const water = (grams: number) => Math.round((grams * values.drink) / recipe.water);
  const pours = recipe.steps.flatMap((step) => step.water ?? []);
  const figures = new Map<string, number>([
    ...[...pours, recipe.water].map((grams) => [`${grams} g`, water(grams)] as const),
    [`${recipe.coffee} g`, values.coffee],
    [`${recipe.temperature} °C`, values.temperature],
    [`${recipe.seconds} s`, values.seconds],
  ]);
  const inText = (text: string) =>
    text.replace(figure, (found, digits: string, space: string, unit: string) => {
      const value = figures.get(`${digits} ${isSeconds(unit) ? 's' : unit}`);
      return value === undefined ? found : `${number(value)}${space}${unit}`;
    });
  return {
    recipe: {
      ...recipe,
      coffee: values.coffee,
      water: values.drink,
      seconds: values.seconds,
      temperature: values.temperature,
      steps: recipe.steps.map((step) => ({
        ...step,
        text: inText(step.text),
        ...(step.from !== undefined && { from: time(step.from) }),
        ...(step.until !== undefined && { until: time(step.until) }),
        ...(step.water !== undefined && { water: water(step.water) }),
      })),
    },
    inText,
  };
}

const figure = /(?<![\d.,])(\d+)([ \u00a0])(g|°C|Sekunden|seconds|sekunder)(?!\p{L})/gu;

function isSeconds(unit: string): boolean {
  return unit.toLowerCase().startsWith('s');
}
