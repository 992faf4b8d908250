import sharp, { type Sharp } from 'sharp';
import type { Area } from './resized-planes.ts';

export interface Drawn {
  /** Red, green, blue, alpha. */
  pixels: Uint8Array;
  size: number;
}

/** A square picture that is made on request with so many pixels a side, whole or a part of it. */
export interface RawPicture {
  /** Differs whenever the picture would. */
  identity: string;
  draw(size: number, area?: Area): Promise<Drawn>;
}

export function asSharp({ pixels, size }: Drawn): Sharp {
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
}
