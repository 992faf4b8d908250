// node artwork/contact-sheet.ts FILE.webp [SEED]: 24 coffees of the catalogue, as the shop shows them at 400 pixels.

import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { buildCatalogue } from '../sandbox/catalogue/index.ts';
import { seededRandom } from '../sandbox/catalogue/random.ts';
import { canCarryLabel } from '../sandbox/files/labels/label-address.ts';
import { labelledPicture } from '../sandbox/files/labels/labelled-picture.ts';

const [columns, rows, cell] = [6, 4, 400];
const [file, seed = '1'] = process.argv.slice(2);
if (!file) throw new Error('Where shall the sheet be written?');

const coffees = buildCatalogue().products.flatMap((product) => {
  const image = product.images.find(({ label, object }) => label && canCarryLabel(object));
  return image?.label ? [{ object: image.object, label: image.label }] : [];
});
const chosen = seededRandom(Number(seed)).sample(coffees, columns * rows);
const pictures = await Promise.all(
  chosen.map(async ({ object, label }, index) => ({
    input: await picture(object, label),
    left: (index % columns) * cell,
    top: Math.floor(index / columns) * cell,
  })),
);
await mkdir(path.dirname(file), { recursive: true });
await sharp({
  create: { width: columns * cell, height: rows * cell, channels: 3, background: '#f4f1ec' },
})
  .composite(pictures)
  .webp({ quality: 78, effort: 6 })
  .toFile(file);
for (const { label } of chosen) console.log(`${label.brand}: ${label.name}, ${label.weight}`);

async function picture(
  object: string,
  label: Parameters<typeof labelledPicture>[0],
): Promise<Buffer> {
  const { open } = await labelledPicture(label, object);
  return (await open()).resize(cell).png().toBuffer();
}
