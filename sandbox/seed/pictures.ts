import sharp from 'sharp';
import type { CatalogueImage, Language } from '../catalogue/model.ts';
import { canCarryLabel, labelFileName } from '../files/labels/label-address.ts';
import { drawingSize, fileNameOf, pictureFile } from '../files/source.ts';
import type { ImageDocument } from '../store/documents.ts';
import { stableId } from './stable-id.ts';

type Size = { width: number; height: number };

/** The catalogue's pictures with their addresses and sizes. */
export class Pictures {
  readonly #sizes: Map<string, Size>;

  private constructor(sizes: Map<string, Size>) {
    this.#sizes = sizes;
  }

  static async measure(objects: Iterable<string>): Promise<Pictures> {
    const sizes = new Map<string, Size>();
    for (const object of new Set(objects)) {
      sizes.set(object, drawingSize(object) ?? (await pictureSize(object)));
    }
    return new Pictures(sizes);
  }

  document({ object, alt, label }: CatalogueImage, language: Language): ImageDocument {
    const { width, height } = this.#sizes.get(object) ?? { width: 1, height: 1 };
    return {
      id: stableId('image', `${object} ${alt.de}`),
      file: label && canCarryLabel(object) ? labelFileName(object, label) : fileNameOf(object),
      alt: alt[language],
      width,
      height,
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
