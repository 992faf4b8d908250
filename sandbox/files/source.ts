import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { coffeeBrands } from '../catalogue/coffee/brands.ts';
import { equipmentBrands } from '../catalogue/equipment/brands.ts';
import { sealKeys, sealSvg } from '../catalogue/seals.ts';
import { wordmarkSvg } from './labels/wordmark-svg.ts';
import { madePicture } from './made-picture.ts';
import { asSharp, free, withHalfAlphas } from './objects/raw-picture.ts';
import type { Recipe } from './recipe.ts';

const imagesFolder = path.join(import.meta.dirname, '../images');

interface Drawing {
  svg: () => string;
  width: number;
  height: number;
}

const drawings: Record<string, Drawing> = {
  ...Object.fromEntries(
    [...coffeeBrands, ...equipmentBrands].map((brand) => [
      `wordmark-${brand.key}`,
      { svg: () => wordmarkSvg(brand), width: 320, height: 160 },
    ]),
  ),
  ...Object.fromEntries(
    sealKeys.map((key) => [`seal-${key}`, { svg: () => sealSvg(key), width: 92, height: 92 }]),
  ),
};

/** The file name of one of the catalogue's pictures: drawn things stay drawings, the rest are pixels. */
export function fileNameOf(object: string): string {
  return drawings[object] ? `${object}.svg` : `${object}.webp`;
}

export function drawingOf(object: string): Drawing | undefined {
  return drawings[object];
}

export function pictureFile(object: string): string {
  return path.join(imagesFolder, `${object}.webp`);
}

export interface Picture {
  /** Differs whenever the pixels do. */
  identity: string | Buffer;
  /** Made pictures come with so many pixels a side; stored ones as they are. */
  open: (size: number) => Promise<OpenedPicture>;
}

interface OpenedPicture {
  image: Sharp;
  /** When nothing is read from it any more. */
  close: () => void;
}

export type Source = { kind: 'drawing'; svg: string } | { kind: 'picture'; picture: Picture };

export async function sourceOf(recipe: Recipe): Promise<Source> {
  const { identity, draw } = await madePicture(recipe);
  const open = async (size: number) => {
    const drawn = withHalfAlphas(await draw(size));
    return { image: asSharp(drawn), close: () => free(drawn.pixels) };
  };
  return { kind: 'picture', picture: { identity, open } };
}

/** A picture that lies ready, or a drawing. */
export async function storedSource(name: string): Promise<Source | undefined> {
  const [, object = '', extension] = /^([a-z0-9-]+)\.(svg|webp)$/.exec(name) ?? [];
  if (extension === 'svg') {
    const drawing = drawings[object];
    return drawing && { kind: 'drawing', svg: drawing.svg() };
  }
  if (extension !== 'webp') return undefined;
  const pixels = await readFile(pictureFile(object)).catch(() => undefined);
  if (!pixels) return undefined;
  const open = async () => ({ image: sharp(pixels), close: () => undefined });
  return { kind: 'picture', picture: { identity: pixels, open } };
}
