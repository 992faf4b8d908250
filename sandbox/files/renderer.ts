import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import type { Picture } from '../catalogue-format/picture-renderer.ts';
import type { Crop, Format } from './formats.ts';

export interface ImageRequest {
  name: string;
  width: number | undefined;
  height: number | undefined;
  crop: Crop | undefined;
  format: Format;
}

/** Renders a picture once; later requests are answered from a folder. */
export class ImageRenderer {
  readonly #folder: string;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(dataDirectory: string) {
    this.#folder = path.join(dataDirectory, 'files');
  }

  async render(picture: Picture, request: ImageRequest): Promise<Buffer> {
    const key = createHash('sha256')
      .update(picture.identity)
      .update(JSON.stringify(request))
      .digest('hex');
    const file = path.join(this.#folder, key.slice(0, 2), `${key}.${request.format}`);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const running = this.#underWay.get(key);
    if (running) return running;
    const rendering = encode(picture, request)
      .then((image) => keep(image, file))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, rendering);
    return rendering;
  }
}

export async function encode(picture: Picture, request: ImageRequest): Promise<Buffer> {
  const { image, close } = await picture.open(neededSide(request));
  return transform(image, request).finally(close);
}

/** Written beside and then renamed, so that nobody ever reads half a picture. */
async function keep(image: Buffer, file: string): Promise<Buffer> {
  const partial = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(partial, image);
  await rename(partial, file);
  return image;
}

/** A crop may enlarge, so it gets all pixels there are. */
function neededSide(request: ImageRequest): number | undefined {
  return request.crop ? undefined : longestSide(request);
}

function longestSide({ width, height }: ImageRequest): number | undefined {
  return Math.max(width ?? 0, height ?? 0) || undefined;
}

/** A picture is encoded while somebody waits: only a small one gets the slower, better compression. */
function effort(request: ImageRequest): 1 | 2 {
  return (longestSide(request) ?? Number.POSITIVE_INFINITY) <= 320 ? 2 : 1;
}

function transform(pixels: Sharp, request: ImageRequest): Promise<Buffer> {
  const { width, height, crop, format } = request;
  let image = pixels;
  if (width || height) {
    image = image.resize({
      ...(width && { width }),
      ...(height && { height }),
      fit: crop ? 'cover' : 'inside',
      position: crop === undefined || crop === 'center' ? 'centre' : crop,
      withoutEnlargement: !crop,
    });
  }
  switch (format) {
    case 'avif':
      // Colour at half the size, as WebP always has it: a third less work.
      return image.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer();
    case 'webp':
      return image.webp({ quality: 80, effort: effort(request) }).toBuffer();
    case 'jpg':
      return image.flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
    case 'png':
      return image.png().toBuffer();
  }
}
