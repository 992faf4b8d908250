import type { Catalogue, CatalogueImage, CataloguePicture } from '../catalogue-format/catalogue.ts';
import type { Language } from '../catalogue-format/languages.ts';
import type { ImageDocument } from '../store/documents.ts';
import { stableId } from './stable-id.ts';

/** The catalogue's pictures with their addresses and sizes. */
export class Pictures {
  readonly #pictures: Map<string, CataloguePicture>;

  constructor({ pictures }: Pick<Catalogue, 'pictures'>) {
    this.#pictures = new Map(pictures.map((picture) => [picture.file, picture]));
    if (this.#pictures.size < pictures.length) {
      throw new Error('Two pictures of the catalogue share a file name.');
    }
  }

  /** What the image CDN has to know to draw a picture whose address names it only. */
  get recipes(): { name: string; recipe: unknown }[] {
    return [...this.#pictures.values()]
      .filter(({ recipe }) => recipe !== undefined)
      .map(({ file, recipe }) => ({ name: file, recipe }));
  }

  document(image: CatalogueImage, language: Language): ImageDocument {
    const picture = this.#pictures.get(image.file);
    if (!picture) throw new Error(`The catalogue refers to a missing picture: ${image.file}`);
    const { file, width, height, version } = picture;
    return {
      id: stableId('image', `${file} ${image.alt.de}`),
      file: `${file}?v=${version}`,
      alt: image.alt[language],
      width,
      height,
    };
  }
}
