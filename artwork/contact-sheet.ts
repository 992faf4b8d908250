// node artwork/contact-sheet.ts objects|products|brands|roasters|contact-sheet|galleries|heroes|stories|wordmarks [SEED]: many pictures on one sheet, into docs/artwork.

import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { scenes } from '#shop/pictures/names.ts';
import { storyPictures } from '#shop/pictures/steps/index.ts';
import { brandProfiles } from '../catalogue/coffee/brands.ts';
import { brands, buildCatalogue } from '../catalogue/index.ts';
import type { CatalogueImage, CatalogueProduct } from '../catalogue/model.ts';
import { brandLabels } from '../catalogue/pictures/labels/brand-labels.ts';
import { drawLine, widthOf } from '../catalogue/pictures/labels/type-faces.ts';
import { seededRandom } from '../catalogue/random.ts';
import { openPicture } from './audit/pictures.ts';

const noWords = { de: '', en: '', da: '' };
const ground = '#f4f1ec';
const root = path.join(import.meta.dirname, '..');
const pictures = path.join(root, 'shops/kaffeelotse/pictures/steps');
const seed = Number(process.argv[3] ?? 1);

interface Sheet {
  columns: number;
  cell: { width: number; height: number };
  cells: (() => Promise<Sharp>)[];
}

const { products } = buildCatalogue();
const captionHeight = 84;
const fronts = products.flatMap(({ images: [front] }) => front ?? []);
const square = (side: number) => ({ width: side, height: side });

const sheets: Record<string, () => Promise<Sheet>> = {
  objects: async () => ({ columns: 9, cell: square(240), cells: onePerObject().map(cellOf) }),
  products: async () => ({
    columns: 8,
    cell: square(300),
    cells: seededRandom(seed).sample(fronts, 48).map(cellOf),
  }),
  // two roasters with a label of their own a row
  brands: async () => ({
    columns: 10,
    cell: square(240),
    cells: Object.keys(brandLabels).flatMap((bag) =>
      fronts
        .filter(({ object }) => object === bag)
        .slice(0, 5)
        .map(cellOf),
    ),
  }),
  // a coffee of each
  roasters: async () => ({
    columns: 12,
    cell: square(200),
    cells: brandProfiles
      .flatMap(({ bag }) => fronts.find(({ object }) => object === bag) ?? [])
      .map(cellOf),
  }),
  'contact-sheet': async () => ({
    columns: 8,
    cell: { width: 300, height: 300 + captionHeight },
    cells: seededRandom(seed)
      .sample(products, 48)
      .map((product) => () => withCaption(product)),
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
    : path.join(root, 'shops/kaffeelotse/pictures/documents', `${name}.webp`);
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

/** A product's front with its name, maker, choices and short note below, to be compared with the picture. */
async function withCaption(product: CatalogueProduct): Promise<Sharp> {
  const [front] = product.images;
  const input = front && (await (await cellOf(front)()).resize(300, 300).png().toBuffer());
  const note = product.metafields.find(({ key }) => key === 'short_note')?.value ?? '';
  const choices = product.options.map(({ values }) => values.map(({ name }) => name.de).join('/'));
  const lines = [
    product.title.de,
    `${product.vendor}: ${choices.join(', ') || 'eine Ausführung'}`,
    ...folded(typeof note === 'string' ? note : note.de),
  ];
  const texts = lines.map((line, index) =>
    drawLine(line, {
      face: index === 0 ? 'sans-bold' : 'sans',
      size: Math.min(15, (15 * 284) / (widthOf(index === 0 ? 'sans-bold' : 'sans', line) * 15)),
      x: 8,
      y: 316 + index * 19,
      fill: '#12282b',
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${300 + captionHeight}">${texts.join('')}</svg>`;
  return sharp(Buffer.from(svg)).composite(input ? [{ input, left: 0, top: 0 }] : []);
}

/** At most two lines, broken at a comma. */
function folded(text: string): string[] {
  const comma = text.indexOf(', ', text.length / 2 - 8);
  return text.length > 42 && comma > 0 ? [text.slice(0, comma + 1), text.slice(comma + 2)] : [text];
}

function cellOf(image: CatalogueImage): () => Promise<Sharp> {
  return async () => (await openPicture(image, 320)).image;
}

const [, , name = ''] = process.argv;
const make = sheets[name];
if (!make) throw new Error(`Which sheet? ${Object.keys(sheets).join(', ')}`);
const { columns, cell, cells } = await make();
const placed = [];
for (const [index, draw] of cells.entries()) {
  const input = await sharp(await (await draw()).png().toBuffer())
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
