import type { CatalogueImage } from '../model.ts';
import type { Finish } from './finishes/finish.ts';
import { canCarryLabel } from './labels/label-design.ts';
import type { Label } from './labels/print.ts';
import type { View } from './views/view.ts';

/** What a picture is composed from: an object, what is printed on it or how it is finished, and a view of it. */
export type ObjectRecipe = { object: string; view: View } & ({ label: Label } | { finish: Finish });
export type Recipe = ObjectRecipe | { set: { object: string; label: Label }[] };

/** Undefined where the catalogue names a stored picture. */
export function recipeOf(image: CatalogueImage): Recipe | undefined {
  const { object, label, finish, set, view = 'front' } = image;
  if (set) return { set };
  if (label && canCarryLabel(object)) return { object, view, label };
  if (finish) return { object, view, finish };
  return undefined;
}
