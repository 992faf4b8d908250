import { findByKey } from '../../content/documents/documents.server.ts';
import { brewers, recipeFor, tutorialOf } from '../commerce/equipment.ts';
import type { ProductDetail } from '../commerce/product.ts';
import { hrefsFor } from '../i18n/hrefs.ts';
import type { Language } from '../i18n/languages.ts';
import type { BrewerRecipe } from '../product/recipe-box.tsx';

/** How to brew a coffee with each brewer; none for goods without a recipe. */
export function loadRecipes(product: ProductDetail, language: Language): BrewerRecipe[] {
  if (!product.recipe) return [];
  return brewers.flatMap((brewer) => {
    const tutorial = findByKey(`tutorials/${tutorialOf(brewer)}`, language)?.frontMatter;
    if (tutorial?.kind !== 'tutorial') return [];
    return {
      brewer,
      grind: tutorial.recipe.grind,
      recipe: recipeFor(brewer, tutorial.recipe, product),
      tutorial: hrefsFor(language).article(tutorial.slug, product.handle),
    };
  });
}
