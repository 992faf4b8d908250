import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { slugify } from '../catalogue-format/slugify.ts';

const downloadTimeout = 20_000;
const parallelDownloads = 8;
const keptFormats: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

const knownPictures = z.record(z.string(), z.string());

/** Stores each picture once, also over several imports. Answers the file of each address; one that cannot be had is left out. */
export async function storePictures(
  urls: readonly string[],
  directory: string,
  imageDirectory: string | undefined,
): Promise<Map<string, string>> {
  const files = path.join(directory, 'files');
  await mkdir(files, { recursive: true });
  const listFile = path.join(directory, '.import', 'pictures.json');
  const list = await readFile(listFile, 'utf8').catch(() => '{}');
  const known = knownPictures.parse(JSON.parse(list));
  const stored = new Map<string, string>();
  const waiting = [...new Set(urls)];
  const work = async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      const file = known[url] ?? (await storePicture(url, files, imageDirectory));
      if (file) stored.set(url, file);
    }
  };
  await Promise.all(Array.from({ length: parallelDownloads }, work));
  await writeFile(listFile, JSON.stringify({ ...known, ...Object.fromEntries(stored) }, null, 2));
  return stored;
}

async function storePicture(
  url: string,
  files: string,
  imageDirectory: string | undefined,
): Promise<string | undefined> {
  const content = await readPicture(url, imageDirectory);
  if (!content) return undefined;
  const format = await formatOf(content);
  if (format === undefined) return undefined;
  const name = slugify(path.parse(fileNameOf(url)).name) || 'picture';
  // two addresses may end with one name
  const mark = createHash('sha256').update(url).digest('hex').slice(0, 8);
  const file = `${mark}-${name}.${keptFormats[format] ?? 'webp'}`;
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
