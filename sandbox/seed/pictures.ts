import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Catalogue, CatalogueImage, Language } from '../catalogue/model.ts';
import { type Recipe, recipeOf } from '../files/recipe.ts';
import { drawingOf, fileNameOf, pictureFile } from '../files/source.ts';
import type { ImageDocument } from '../store/documents.ts';
import { PictureNames } from './picture-names.ts';
import { picturesRevision } from './revisions.ts';
import { stableId } from './stable-id.ts';

type Facts = { width: number; height: number; version: string };

/** Every picture that the image CDN makes. */
const madeSize = { width: 900, height: 900 };

/** The catalogue's pictures with their addresses and sizes. */
export class Pictures {
  readonly #names: PictureNames;
  readonly #stored: Map<string, Facts>;
  readonly #revision: string;

  private constructor(names: PictureNames, stored: Map<string, Facts>, revision: string) {
    this.#names = names;
    this.#stored = stored;
    this.#revision = revision;
  }

  static async of(catalogue: Catalogue): Promise<Pictures> {
    const names = new PictureNames(catalogue);
    const stored = new Map<string, Facts>();
    for (const object of names.storedObjects) stored.set(object, await factsOf(object));
    return new Pictures(names, stored, await picturesRevision());
  }

  /** What the image CDN has to know to make a picture whose address names it only. */
  get files(): { name: string; recipe: Recipe }[] {
    return this.#names.made;
  }

  document(image: CatalogueImage, language: Language): ImageDocument {
    const { name, width, height, version } = this.#file(image);
    return {
      id: stableId('image', `${name} ${image.alt.de}`),
      file: `${name}?v=${version}`,
      alt: image.alt[language],
      width,
      height,
    };
  }

  #file(image: CatalogueImage): Facts & { name: string } {
    const recipe = recipeOf(image);
    if (recipe) {
      const version = shortHash(this.#revision + JSON.stringify(recipe));
      return { name: this.#names.nameOf(recipe), ...madeSize, version };
    }
    const facts = this.#stored.get(image.object);
    if (!facts) throw new Error(`Nobody has measured ${image.object}`);
    return { name: fileNameOf(image.object), ...facts };
  }
}

async function factsOf(object: string): Promise<Facts> {
  const drawing = drawingOf(object);
  if (drawing) {
    const { width, height, svg } = drawing;
    return { width, height, version: shortHash(svg()) };
  }
  try {
    const pixels = await readFile(pictureFile(object));
    const { width, height } = await sharp(pixels).metadata();
    return { width, height, version: shortHash(pixels) };
  } catch (cause) {
    throw new Error(`The catalogue names a picture that is missing: ${object}`, { cause });
  }
}

/** In every address of a page, so no longer than it takes to tell two versions of one picture apart. */
function shortHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 6);
}
