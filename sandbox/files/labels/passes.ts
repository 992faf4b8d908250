import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Sheet } from './print.ts';

const folder = path.join(import.meta.dirname, '../../images/passes');

export const models = ['bag-slim', 'bag-wide', 'bag-kilo'] as const;
export type Model = (typeof models)[number];

/** The flat artwork of each model: its proportions, and where the seal or the rolled top leaves room. */
export const sheets: Record<Model, Sheet> = {
  'bag-slim': sheet(1870, 0.1, 0.955),
  'bag-wide': sheet(1815, 0.1, 0.955),
  'bag-kilo': sheet(2124, 0.13, 0.96),
};

function sheet(height: number, top: number, bottom: number): Sheet {
  const safe = { x: 95, y: height * top, width: 790, height: height * (bottom - top) };
  return { width: 1000, height, safe };
}

/** What a neutral render knows of each pixel; see artwork/README.md. */
export interface Passes {
  size: number;
  /** Diffuse light and gloss as square roots in 8 bits, red, green, blue. */
  light: Uint8Array;
  gloss: Uint8Array;
  /** Across, down and how much of the pixel is label, in 16 bits. */
  label: Uint16Array;
  /** How much of the pixel is the object, how dark the shadow is, how much of the object is accent. */
  shape: Uint8Array;
  /** Changes with the files' contents. */
  revision: string;
}

const loaded = new Map<Model, Promise<Passes>>();

export function passesOf(model: Model): Promise<Passes> {
  const kept = loaded.get(model) ?? load(model);
  loaded.set(model, kept);
  return kept;
}

async function load(model: Model): Promise<Passes> {
  const read = (name: string) => readFile(path.join(folder, model, name));
  const files = await Promise.all(
    ['light.webp', 'gloss.webp', 'shape.webp', 'label.png'].map(read),
  );
  const [light, gloss, shape, label] = files;
  if (!light || !gloss || !shape || !label) throw new Error(`${model} has not been rendered`);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file);
  const coordinates = await sharp(label)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const { buffer, byteOffset, byteLength } = coordinates.data;
  return {
    size: coordinates.info.width,
    light: await bytes(light),
    gloss: await bytes(gloss),
    shape: await bytes(shape),
    label: new Uint16Array(buffer, byteOffset, byteLength / 2),
    revision: hash.digest('hex'),
  };
}

function bytes(file: Buffer): Promise<Uint8Array> {
  return sharp(file).removeAlpha().raw().toBuffer();
}
