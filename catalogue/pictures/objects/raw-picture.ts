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

export function blank(size: number): Drawn {
  return { pixels: new Uint8Array(size * size * 4), size };
}

export function asSharp({ pixels, size }: Drawn): Sharp {
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
}

/**
 * Gives the memory of pixels back at once; they are gone then. Left to the garbage collector, they would make it
 * sweep the whole heap after every few pictures, which costs as much as another picture.
 */
export function free({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Clear stays clear and solid stays solid. */
const quantizedAlphas = Uint8Array.from({ length: 256 }, (_, alpha) => alpha && alpha | 1);

/**
 * Soft shadows in half the steps, which nobody sees: WebP stores alpha without loss, and does so in half the time
 * and bytes then. A third of them would show as rings on the page. Changes the pixels.
 */
export function quantizeAlpha({ pixels, size }: Drawn): Drawn {
  for (let at = 3; at < pixels.length; at += 4) {
    pixels[at] = quantizedAlphas[pixels[at] ?? 0] ?? 0;
  }
  return { pixels, size };
}
