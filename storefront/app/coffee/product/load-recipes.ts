import { findByKey } from '../../../content/documents/documents.server.ts';
import type { ProductDetail } from '../../commerce/product/product.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import { type Locale, languageOf } from '../../i18n/locales.ts';
import type { BrewRecipe } from '../coffee-facts.ts';
import { brewers, recipeFor, tutorialOf } from '../equipment.ts';
import { adaptRecipe } from '../tutorials/adapt-recipe.ts';
import type { Recipe } from '../tutorials/front-matter.ts';
import { planCorners, poursOf } from '../tutorials/plan-corners.ts';
import type { Brewing } from './brew-chart.tsx';
import type { BrewerRecipe } from './recipe-box.tsx';

/** How to brew a coffee with each brewer; none for goods without a recipe. */
export function loadRecipes(
  product: Pick<ProductDetail, 'handle' | 'facts'>,
  locale: Locale,
): BrewerRecipe[] {
  const { coffee } = product.facts;
  if (!coffee?.recipe) return [];
  return brewers.flatMap((brewer) => {
    const tutorial = findByKey(`tutorials/${tutorialOf(brewer)}`, languageOf(locale))?.frontMatter;
    if (tutorial?.kind !== 'tutorial') return [];
    const recipe = recipeFor(brewer, tutorial.recipe, coffee);
    return {
      brewer,
      grind: tutorial.recipe.grind,
      recipe,
      brewing: recipe && brewingOf(tutorial.recipe, recipe),
      tutorial: `${hrefsFor(locale).article(tutorial.slug)}?coffee=${encodeURIComponent(product.handle)}`,
    };
  });
}

/** Grams over time, where the tutorial names several pours or when espresso begins to flow. */
export function brewingOf(tutorial: Recipe, values: BrewRecipe): Brewing | null {
  const { drink, seconds } = values;
  const { firstDrops } = tutorial;
  if (firstDrops) {
    const line = [[0, 0] as const, [firstDrops, 0] as const, [seconds, drink] as const];
    return { isShot: true, line, times: [0, firstDrops, seconds], levels: [drink] };
  }
  const pours = poursOf(adaptRecipe(tutorial, values, String).recipe.steps);
  if (pours.length < 2) return null;
  return {
    isShot: false,
    line: planCorners(pours, seconds).map(({ x, y }) => [Math.round(x), y] as const),
    times: [...pours.map(({ from }) => from), seconds],
    levels: pours.map(({ water }) => water),
  };
}
