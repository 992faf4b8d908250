import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Area, closeUp } from './close-up.ts';
import { halved } from './half-size.ts';

const folder = path.join(import.meta.dirname, '../../images/passes');

/** What a neutral render knows of each pixel; see artwork/README.md. */
export interface Passes {
  size: number;
  /** Light that takes a colour, and what keeps its own, as square roots in 8 bits: red, green, blue. */
  light: Uint8Array;
  gloss: Uint8Array;
  /** Full scale of the stored gloss. */
  glossScale: number;
  /** Across, down and how much of the pixel is label, in 16 bits. */
  label: Uint16Array | undefined;
  /** How much of the pixel is the object, how dark the shadow is, how much of the object is accent. */
  shape: Uint8Array;
  /** The pixels that show anything. */
  seen: Uint32Array;
  /** Changes with the files' contents. */
  revision: string;
}

/** Half the side costs a quarter of the work: enough for the pictures of a listing. */
export type Scale = 'full' | 'half';

const loaded = new Map<string, Promise<Passes>>();

export function hasPasses(object: string): boolean {
  return existsSync(path.join(folder, object));
}

export function passesOf(object: string, scale: Scale = 'full'): Promise<Passes> {
  const key = `${object} ${scale}`;
  const kept = loaded.get(key) ?? (scale === 'full' ? load(object) : passesOf(object).then(halved));
  loaded.set(key, kept);
  return kept;
}

const closeUps = new Map<string, Promise<Passes>>();
const keptCloseUps = 6;

/** A part of an object, as large as the whole would be. Large arrays: only the latest few are kept. */
export function closePassesOf(object: string, scale: Scale, area: Area): Promise<Passes> {
  const key = `${object} ${scale} ${area.join(' ')}`;
  const kept =
    closeUps.get(key) ??
    passesOf(object).then((passes) =>
      closeUp(passes, area, scale === 'full' ? passes.size : Math.floor(passes.size / 2)),
    );
  closeUps.delete(key);
  closeUps.set(key, kept);
  for (const oldest of [...closeUps.keys()].slice(0, -keptCloseUps)) closeUps.delete(oldest);
  return kept;
}

async function load(object: string): Promise<Passes> {
  const read = (name: string) => readFile(path.join(folder, object, name));
  const [light, gloss, shape] = await Promise.all(
    ['light.webp', 'gloss.webp', 'shape.webp'].map(read),
  );
  const label = await read('label.png').catch(() => undefined);
  if (!light || !gloss || !shape) throw new Error(`${object} has not been rendered`);
  const hash = createHash('sha256');
  for (const file of [light, gloss, shape, label]) if (file) hash.update(file);
  const { data, info } = await sharp(shape)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    size: info.width,
    light: await bytes(light),
    gloss: await bytes(gloss),
    // The bags were rendered first, with the finer scale that their little gloss allows.
    glossScale: object.startsWith('bag-') ? 1 : 2,
    shape: data,
    label: label && (await coordinates(label)),
    seen: seenPixels(data),
    revision: hash.digest('hex'),
  };
}

export function seenPixels(shape: Uint8Array): Uint32Array {
  const pixels: number[] = [];
  for (let at = 0; at < shape.length; at += 3) {
    if (shape[at] || shape[at + 1]) pixels.push(at / 3);
  }
  return Uint32Array.from(pixels);
}

async function coordinates(file: Buffer): Promise<Uint16Array> {
  const raw = await sharp(file).toColourspace('rgb16').raw({ depth: 'ushort' }).toBuffer();
  return new Uint16Array(raw.buffer, raw.byteOffset, raw.byteLength / 2);
}

function bytes(file: Buffer): Promise<Uint8Array> {
  return sharp(file).removeAlpha().raw().toBuffer();
}
