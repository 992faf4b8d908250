import sharp from 'sharp';
import type { CatalogueImage, Language } from '../catalogue/model.ts';
import { madeFileName } from '../files/made-picture.ts';
import { drawingSize, fileNameOf, pictureFile } from '../files/source.ts';
import type { ImageDocument } from '../store/documents.ts';
import { stableId } from './stable-id.ts';

type Size = { width: number; height: number };

/** Every picture that the image CDN makes. */
const madeSize: Size = { width: 900, height: 900 };

/** The catalogue's pictures with their addresses and sizes. */
export class Pictures {
  readonly #sizes: Map<string, Size>;

  private constructor(sizes: Map<string, Size>) {
    this.#sizes = sizes;
  }

  static async measure(images: CatalogueImage[]): Promise<Pictures> {
    const sizes = new Map<string, Size>();
    const stored = images.filter((image) => madeFileName(image) === undefined);
    for (const object of new Set(stored.map((image) => image.object))) {
      sizes.set(object, drawingSize(object) ?? (await pictureSize(object)));
    }
    return new Pictures(sizes);
  }

  document(image: CatalogueImage, language: Language): ImageDocument {
    const made = madeFileName(image);
    const size = made ? madeSize : this.#sizes.get(image.object);
    const file = made ?? fileNameOf(image.object);
    return {
      id: stableId('image', `${file} ${image.alt.de}`),
      file,
      alt: image.alt[language],
      width: size?.width ?? 1,
      height: size?.height ?? 1,
    };
  }
}

async function pictureSize(object: string): Promise<Size> {
  try {
    const { width, height } = await sharp(pictureFile(object)).metadata();
    return { width, height };
  } catch (cause) {
    throw new Error(`The catalogue names a picture that is missing: ${object}`, { cause });
  }
}
