import type { CatalogueImage } from '../../sandbox/catalogue/model.ts';
import { madeFileName } from '../../sandbox/files/made-picture.ts';
import { fileNameOf, readSource } from '../../sandbox/files/source.ts';
import { type Fingerprint, fingerprint } from './fingerprint.ts';

export function fileOf(image: CatalogueImage): string {
  return madeFileName(image) ?? fileNameOf(image.object);
}

/** Whether the image CDN knows how to show it; the pixels are made only where they are compared. */
export async function exists(image: CatalogueImage): Promise<boolean> {
  try {
    return (await readSource(fileOf(image))) !== undefined;
  } catch {
    return false;
  }
}

export async function printOf(image: CatalogueImage): Promise<Fingerprint | undefined> {
  const source = await readSource(fileOf(image));
  if (source?.kind !== 'picture') return undefined;
  return fingerprint(await source.picture.open('half'));
}
