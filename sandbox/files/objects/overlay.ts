import sharp from 'sharp';
import type { Drawn } from './raw-picture.ts';
import type { Area } from './resized-planes.ts';

const whole: Area = [0, 0, 900];

/** Lays a drawing of 900 by 900 units, or a part of it, over a picture. */
export async function overlay(
  { pixels, size }: Drawn,
  drawing: string,
  [left, top, side] = whole,
): Promise<Drawn> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${side} ${side}" width="${size}" height="${size}">${drawing}</svg>`;
  const upper = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  for (let at = 3; at < upper.length; at += 4) {
    const ink = (upper[at] ?? 0) / 255;
    if (ink === 0) continue;
    const ground = ((pixels[at] ?? 0) / 255) * (1 - ink);
    const alpha = ink + ground;
    for (const channel of [at - 3, at - 2, at - 1]) {
      pixels[channel] = ((upper[channel] ?? 0) * ink + (pixels[channel] ?? 0) * ground) / alpha;
    }
    pixels[at] = alpha * 255;
  }
  return { pixels, size };
}
