import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { slugify } from '../catalogue-format/slugify.ts';

const downloadTimeout = 20_000;
const parallelDownloads = 8;
const keptFormats: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Stores each picture once. Answers the file of each address; one that cannot be had is left out. */
export async function storePictures(
  urls: readonly string[],
  files: string,
  imageDirectory: string | undefined,
): Promise<Map<string, string>> {
  await mkdir(files, { recursive: true });
  const stored = new Map<string, string>();
  const waiting = [...new Set(urls)].map((url, index) => ({ url, number: index + 1 }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const file = await storePicture(next.url, next.number, files, imageDirectory);
      if (file) stored.set(next.url, file);
    }
  };
  await Promise.all(Array.from({ length: parallelDownloads }, work));
  return stored;
}

async function storePicture(
  url: string,
  number: number,
  files: string,
  imageDirectory: string | undefined,
): Promise<string | undefined> {
  const content = await readPicture(url, imageDirectory);
  if (!content) return undefined;
  const format = await formatOf(content);
  if (format === undefined) return undefined;
  const name = slugify(path.parse(fileNameOf(url)).name) || 'picture';
  const file = `${number}-${name}.${keptFormats[format] ?? 'webp'}`;
  const picture = format in keptFormats ? content : await sharp(content).webp().toBuffer();
  await writeFile(path.join(files, file), picture);
  return file;
}

/** From the directory, where the file has the name that the address ends with, or else from the address. */
async function readPicture(
  url: string,
  imageDirectory: string | undefined,
): Promise<Buffer | undefined> {
  if (imageDirectory) {
    const found = await readFile(path.join(imageDirectory, fileNameOf(url))).catch(() => undefined);
    if (found) return found;
  }
  if (!/^https?:/.test(url)) return undefined;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(downloadTimeout) });
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

function fileNameOf(url: string): string {
  const [address = ''] = url.split(/[?#]/);
  return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1));
}

/** Undefined for what is no picture. */
async function formatOf(content: Buffer): Promise<string | undefined> {
  try {
    return (await sharp(content).metadata()).format;
  } catch {
    return undefined;
  }
}
