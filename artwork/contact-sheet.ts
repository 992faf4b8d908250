// node artwork/contact-sheet.ts objects|products|heroes|stories [SEED]: many pictures on one sheet, into docs/artwork.

import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { brands, buildCatalogue } from '../catalogue/index.ts';
import type { CatalogueImage } from '../catalogue/model.ts';
import { seededRandom } from '../catalogue/random.ts';
import { scenes } from '../storefront/content/documents/pictures.ts';
import { storyPictures } from '../storefront/content/pictures/index.ts';
import { openPicture } from './audit/pictures.ts';

const noWords = { de: '', en: '', da: '' };
const ground = '#f4f1ec';
const root = path.join(import.meta.dirname, '..');
const pictures = path.join(root, 'storefront/content/pictures');
const seed = Number(process.argv[3] ?? 1);

interface Sheet {
  columns: number;
  cell: { width: number; height: number };
  cells: (() => Promise<Sharp>)[];
}

const { products } = buildCatalogue();
const fronts = products.flatMap(({ images: [front] }) => front ?? []);
const square = (side: number) => ({ width: side, height: side });

const sheets: Record<string, () => Promise<Sheet>> = {
  objects: async () => ({ columns: 9, cell: square(240), cells: onePerObject().map(cellOf) }),
  products: async () => ({
    columns: 8,
    cell: square(300),
    cells: seededRandom(seed).sample(fronts, 48).map(cellOf),
  }),
  galleries: async () => ({
    columns: 5,
    cell: square(300),
    cells: seededRandom(seed)
      .sample(
        products.filter(({ images }) => images.length === 5),
        8,
      )
      .flatMap(({ images }) => images.map(cellOf)),
  }),
  heroes: async () => ({
    columns: 4,
    cell: { width: 480, height: 270 },
    cells: [...(await storedScenes()), ...scenes].map((name) => async () => {
      return sharp(sceneFile(name)).resize(480, 270);
    }),
  }),
  stories: async () => ({
    columns: 6,
    cell: { width: 320, height: 210 },
    cells: Object.values(storyPictures).flatMap(({ hero, steps }) =>
      [hero, ...steps].map(
        ({ file }) =>
          async () =>
            sharp(path.join(pictures, file)),
      ),
    ),
  }),
  wordmarks: async () => ({
    columns: 10,
    cell: { width: 200, height: 100 },
    cells: brands.map(({ key }) => cellOf({ object: `wordmark-${key}`, alt: noWords })),
  }),
};

async function storedScenes(): Promise<string[]> {
  const files = await readdir(path.join(root, 'catalogue/images'));
  return files.filter((file) => file.startsWith('scene-'));
}

/** The platform's scenes are files; the editorial ones are names of the content model. */
function sceneFile(name: string): string {
  return name.endsWith('.webp')
    ? path.join(root, 'catalogue/images', name)
    : path.join(root, 'storefront/app/editorial/pictures', `${name}.webp`);
}

/** Each base object once, on a product of its own. */
function onePerObject(): CatalogueImage[] {
  const kinds = new Map<string, CatalogueImage>();
  for (const image of fronts) {
    const kind = image.object.startsWith('bag-') ? `bag of ${image.label?.weight}` : image.object;
    if (!kinds.has(kind)) kinds.set(kind, image);
  }
  return [...kinds.values()];
}

function cellOf(image: CatalogueImage): () => Promise<Sharp> {
  return async () => (await openPicture(image, 900)).image;
}

const [, , name = ''] = process.argv;
const make = sheets[name];
if (!make) throw new Error(`Which sheet? ${Object.keys(sheets).join(', ')}`);
const { columns, cell, cells } = await make();
const placed = [];
for (const [index, draw] of cells.entries()) {
  const input = await (await draw())
    .resize({ ...cell, fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer();
  const left = (index % columns) * cell.width;
  placed.push({ input, left, top: Math.floor(index / columns) * cell.height });
}
const rows = Math.ceil(cells.length / columns);
await mkdir(path.join(root, 'docs/artwork'), { recursive: true });
await sharp({
  create: {
    width: columns * cell.width,
    height: rows * cell.height,
    channels: 3,
    background: ground,
  },
})
  .composite(placed)
  .webp({ quality: 80, effort: 6 })
  .toFile(path.join(root, `docs/artwork/${name}.webp`));
console.log(`docs/artwork/${name}.webp: ${cells.length} pictures`);
