import sharp, { type Sharp } from 'sharp';
import type { Area } from './close-up.ts';
import type { Scale } from './passes.ts';

export interface Drawn {
  /** Red, green, blue, alpha. */
  pixels: Uint8Array;
  size: number;
}

/** A square picture that is made on request, at full or half the side, whole or a part of it. */
export interface RawPicture {
  /** Differs whenever the picture would. */
  identity: string;
  draw(scale: Scale, area?: Area): Promise<Drawn>;
}

export function asSharp({ pixels, size }: Drawn): Sharp {
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
}
