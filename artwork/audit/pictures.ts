import type { CatalogueImage } from '../../sandbox/catalogue/model.ts';
import { recipeOf } from '../../sandbox/files/recipe.ts';
import { fileNameOf, type Source, sourceOf, storedSource } from '../../sandbox/files/source.ts';
import { type Fingerprint, fingerprint } from './fingerprint.ts';

/** Undefined where the image CDN does not know how to show it. */
export async function sourceFor(image: CatalogueImage): Promise<Source | undefined> {
  const recipe = recipeOf(image);
  return recipe ? sourceOf(recipe) : storedSource(fileNameOf(image.object));
}

/** The pixels are made only where they are compared. */
export async function exists(image: CatalogueImage): Promise<boolean> {
  try {
    return (await sourceFor(image)) !== undefined;
  } catch {
    return false;
  }
}

export async function printOf(image: CatalogueImage): Promise<Fingerprint | undefined> {
  const source = await sourceFor(image);
  if (source?.kind !== 'picture') return undefined;
  const opened = await source.picture.open(320);
  return fingerprint(opened.image).finally(opened.close);
}
