import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordFiles } from '../../sandbox/catalogue-format/record-files.ts';
import { vectorGraphic } from '../pictures/vector-graphics.ts';
import type { ExportedCatalogue } from './export-catalogue.ts';

const root = path.join(import.meta.dirname, '..');
const shopFiles = ['logo.svg', 'favicon.svg'];

/** Writes shop.json, a JSON Lines file for each kind of record, and the stored pictures and videos. */
export async function writeCatalogue(
  directory: string,
  { catalogue: { shop, ...records }, storedObjects, videos }: ExportedCatalogue,
): Promise<void> {
  const files = path.join(directory, 'files');
  await mkdir(files, { recursive: true });
  await writeFile(path.join(directory, 'shop.json'), JSON.stringify(shop, undefined, 2));
  for (const [name, file] of Object.entries(recordFiles)) {
    const lines = records[name as keyof typeof records].map((it) => `${JSON.stringify(it)}\n`);
    await writeFile(path.join(directory, `${file}.jsonl`), lines.join(''));
  }
  for (const file of shopFiles) {
    await copyFile(path.join(root, 'shop', file), path.join(files, file));
  }
  for (const object of storedObjects) await storePicture(files, object);
  for (const video of videos) {
    await copyFile(path.join(root, 'images/videos', video), path.join(files, video));
  }
}

async function storePicture(files: string, object: string): Promise<void> {
  const svg = vectorGraphic(object);
  if (svg) return writeFile(path.join(files, `${object}.svg`), svg);
  const file = `${object}.webp`;
  await copyFile(path.join(root, 'images', file), path.join(files, file)).catch((cause) => {
    throw new Error(`The catalogue names a picture that is missing: ${object}`, { cause });
  });
}
