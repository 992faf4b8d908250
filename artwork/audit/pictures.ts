import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { CatalogueImage } from '../../catalogue/model.ts';
import { renderPicture } from '../../catalogue/pictures/picture-renderer.ts';
import { recipeOf } from '../../catalogue/pictures/recipe.ts';
import { vectorGraphic } from '../../catalogue/pictures/vector-graphics.ts';
import type { OpenedPicture } from '../../sandbox/catalogue-format/picture-renderer.ts';
import { type Fingerprint, fingerprint } from './fingerprint.ts';

const images = path.join(import.meta.dirname, '../../catalogue/images');

/** Fails where the picture cannot be composed or its file is missing. */
export async function openPicture(image: CatalogueImage, side: number): Promise<OpenedPicture> {
  const recipe = recipeOf(image);
  if (recipe) return (await renderPicture(recipe)).open(side);
  const svg = vectorGraphic(image.object);
  if (svg) return { image: sharp(Buffer.from(svg)), close: () => undefined };
  const content = await readFile(path.join(images, `${image.object}.webp`));
  return { image: sharp(content), close: () => undefined };
}

/** The pixels are made only where they are compared. */
export async function exists(image: CatalogueImage): Promise<boolean> {
  const recipe = recipeOf(image);
  try {
    if (recipe) await renderPicture(recipe);
    else await openPicture(image, 1);
    return true;
  } catch {
    return false;
  }
}

/** Undefined for vector graphics, which are not compared. */
export async function printOf(image: CatalogueImage): Promise<Fingerprint | undefined> {
  if (!recipeOf(image) && vectorGraphic(image.object)) return undefined;
  const opened = await openPicture(image, 320);
  return fingerprint(opened.image).finally(opened.close);
}
