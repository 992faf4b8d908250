import { finishedObject } from './finishes/finished-objects.ts';
import { finishedPicture } from './finishes/finished-picture.ts';
import { brandStyle } from './labels/brand-style.ts';
import { labelledPicture, modelFor } from './labels/labelled-picture.ts';
import type { Drawn, RawPicture } from './objects/raw-picture.ts';
import type { Area } from './objects/resized-planes.ts';
import type { ObjectRecipe, Recipe } from './recipe.ts';
import { withCompanion } from './views/companion-view.ts';
import { withMeasures } from './views/measures-view.ts';
import { packSet } from './views/set-view.ts';
import { companionOf } from './views/view.ts';

export async function composePicture(recipe: Recipe): Promise<RawPicture> {
  if ('set' in recipe) return packSet(recipe.set);
  const { object, view } = recipe;
  const whole =
    'label' in recipe
      ? await labelledPicture(recipe.label, object, view === 'back' ? 'back' : 'front')
      : await finishedPicture(object, recipe.finish, view !== 'measures');
  return {
    identity: `${view} ${whole.identity}`,
    draw: async (size) =>
      view === 'detail' ? whole.draw(size, detailArea(recipe)) : seen(whole, size, recipe),
  };
}

/** Whatever shows the product smaller has it drawn smaller, which is cheaper than scaling it. */
async function seen(whole: RawPicture, size: number, recipe: ObjectRecipe): Promise<Drawn> {
  const product = (side: number) => whole.draw(side);
  const { object, view } = recipe;
  if (view === 'measures' && 'finish' in recipe && recipe.finish.measures) {
    const { measures, form = [100, 100] } = recipe.finish;
    return withMeasures(product, size, object, measures, form);
  }
  const companion = companionOf(view);
  if (!companion) return product(size);
  const brand = 'label' in recipe ? recipe.label.brand : recipe.finish.brand;
  const { accent } = brandStyle(brand, '').palette;
  return withCompanion(product, size, companion, {
    main: companion.colour ?? accent,
    accent: companion.accent,
  });
}

const bagDetail: Area = [180, 140, 580];

function detailArea(recipe: ObjectRecipe): Area {
  if ('finish' in recipe) return finishedObject(recipe.object).detail;
  const model = modelFor(recipe.label, recipe.object);
  return packDetails[model] ?? bagDetail;
}

const packDetails: Record<string, Area> = {
  'capsule-box': [60, 190, 460],
  'coffee-tin': [230, 250, 440],
  'instant-coffee-jar': [210, 300, 480],
  'gift-card': [130, 250, 460],
  'milk-carton': [230, 330, 460],
  'chocolate-bar': [220, 80, 520],
  'biscuit-box': [150, 120, 540],
  'paper-filters': [60, 270, 480],
};
