import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const folder = path.join(import.meta.dirname, '../../images/passes');
/** The side of a picture in the units of what is drawn on it, and in pixels of most renders. */
export const fullSize = 900;

/** A neutral render as it is stored: all pixels of a square, row by row; see artwork/README.md. */
export interface Planes {
  /** Pixels of a side: 2,000 of the objects seen most, 900 of the others. */
  size: number;
  /** Light that takes a colour, and what keeps its own, as square roots in 8 bits: red, green, blue. */
  light: Uint8Array;
  gloss: Uint8Array;
  /** How much of the pixel is the object, how dark the shadow is, how much of the object is accent. */
  shape: Uint8Array;
  label: LabelPlanes | undefined;
}

export interface LabelPlanes {
  /** How much of the pixel is label. */
  share: Uint8Array;
  /** Across and down the label, in 16 bits; nothing where the pixel has no share. */
  places: Uint16Array;
}

export function hasPlanes(object: string): boolean {
  return existsSync(path.join(folder, object));
}

const revisions = new Map<string, Promise<string>>();

/** Changes with the files' contents. */
export function revisionOf(object: string): Promise<string> {
  const revision = revisions.get(object) ?? readFiles(object).then(hashOf);
  revisions.set(object, revision);
  return revision;
}

export async function loadPlanes(object: string): Promise<Planes> {
  const { light, gloss, shape, label } = await readFiles(object);
  const { width: size } = await sharp(light).metadata();
  return {
    size,
    light: await bytes(light),
    gloss: await bytes(gloss),
    shape: await bytes(shape),
    label: label && (await labelPlanes(label)),
  };
}

interface Files {
  light: Buffer;
  gloss: Buffer;
  shape: Buffer;
  label: Buffer | undefined;
}

async function readFiles(object: string): Promise<Files> {
  const read = (name: string) => readFile(path.join(folder, object, name));
  return {
    light: await read('light.webp'),
    gloss: await read('gloss.webp'),
    shape: await read('shape.webp'),
    label: await read('label.png').catch(() => undefined),
  };
}

function hashOf(files: Files): string {
  const hash = createHash('sha256');
  for (const file of Object.values(files)) if (file) hash.update(file);
  return hash.digest('hex');
}

/** The file has across, down and share in 16 bits each. */
async function labelPlanes(file: Buffer): Promise<LabelPlanes> {
  const raw = await sharp(file).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
  const written = new Uint16Array(raw.buffer, raw.byteOffset, raw.byteLength / 2);
  const count = written.length / 3;
  const [share, places] = [new Uint8Array(count), new Uint16Array(count * 2)];
  for (let pixel = 0; pixel < count; pixel++) {
    share[pixel] = Math.ceil((written[pixel * 3 + 2] ?? 0) / 257);
    places[pixel * 2] = written[pixel * 3] ?? 0;
    places[pixel * 2 + 1] = written[pixel * 3 + 1] ?? 0;
  }
  return { share, places };
}

function bytes(file: Buffer): Promise<Uint8Array> {
  return sharp(file).removeAlpha().raw().toBuffer();
}
