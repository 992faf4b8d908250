import sharp from 'sharp';
import type { Box } from '../labels/text-block.ts';
import { drawOver } from './draw-over.ts';
import { type Drawn, free } from './raw-picture.ts';
import type { Area } from './resized-planes.ts';

const whole: Area = [0, 0, 900];

/** In the 900 by 900 units of a picture. */
export interface Drawing {
  svg: string;
  /** Where its ink can be; anywhere unless set. */
  within?: Box;
}

/** Lays a drawing over a picture, or over a part of it. Changes the pixels. */
export async function overlay(
  picture: Drawn,
  { svg, within = { x: 0, y: 0, width: 900, height: 900 } }: Drawing,
  [left, top, side] = whole,
): Promise<Drawn> {
  const { size } = picture;
  const pixel = side / size;
  const inside = (place: number) => Math.min(size, Math.max(0, place));
  const x = inside(Math.floor((within.x - left) / pixel));
  const y = inside(Math.floor((within.y - top) / pixel));
  const width = inside(Math.ceil((within.x + within.width - left) / pixel)) - x;
  const height = inside(Math.ceil((within.y + within.height - top) / pixel)) - y;
  if (width <= 0 || height <= 0) return picture;
  const view = [left + x * pixel, top + y * pixel, width * pixel, height * pixel].join(' ');
  const pixels = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}">${svg}</svg>`,
    ),
  )
    .ensureAlpha()
    .raw()
    .toBuffer();
  drawOver(picture, { pixels, width, height }, x, y);
  free(pixels);
  return picture;
}
