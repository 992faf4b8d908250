import type {
  Catalogue,
  CatalogueImage,
  CatalogueMediaFile,
  CatalogueMedium,
  CataloguePicture,
} from '../catalogue-format/catalogue.ts';
import { type Language, textIn } from '../catalogue-format/languages.ts';
import type { ImageDocument, MediumDocument } from '../store/documents.ts';
import { stableId } from './stable-id.ts';

/** The catalogue's pictures, videos and 3D models with their addresses and sizes. */
export class Pictures {
  readonly #pictures: Map<string, CataloguePicture>;

  readonly #mediaFiles: Map<string, CatalogueMediaFile>;

  constructor({ pictures, mediaFiles }: Pick<Catalogue, 'pictures' | 'mediaFiles'>) {
    this.#mediaFiles = new Map(mediaFiles.map((file) => [file.file, file]));
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
      alt: textIn(image.alt, language),
      width,
      height,
    };
  }

  medium(medium: CatalogueMedium, language: Language): MediumDocument {
    const common = {
      id: stableId('medium', `${medium.kind} ${addressOf(medium)}`),
      alt: textIn(medium.alt, language),
      preview: this.document(medium.preview, language),
    };
    if (medium.kind === 'external-video') {
      const { kind, host, video } = medium;
      return { ...common, kind, host, video };
    }
    const stored = this.#mediaFiles.get(medium.file);
    if (!stored) throw new Error(`The catalogue refers to a missing file: ${medium.file}`);
    const file = `${stored.file}?v=${stored.version}`;
    if (medium.kind === 'model') return { ...common, kind: 'model', file, bytes: stored.bytes };
    const { kind, width, height } = medium;
    return { ...common, kind, file, width, height };
  }
}

function addressOf(medium: CatalogueMedium): string {
  return medium.kind === 'external-video' ? medium.video : medium.file;
}
