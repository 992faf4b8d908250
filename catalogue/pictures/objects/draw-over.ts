import type { Drawn } from './raw-picture.ts';

interface Layer {
  /** Red, green, blue, alpha. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Lays pixels over a picture, without those beyond its edges. Changes the picture. */
export function drawOver(
  { pixels: lower, size }: Drawn,
  { pixels: upper, width, height }: Layer,
  left: number,
  top: number,
): void {
  const first = Math.max(0, -left);
  const last = Math.min(width, size - left);
  const bottom = Math.min(height, size - top);
  for (let row = Math.max(0, -top); row < bottom; row++) {
    let from = (row * width + first) * 4;
    let to = ((row + top) * size + left + first) * 4;
    const end = (row * width + last) * 4;
    for (; from < end; from += 4, to += 4) {
      const ink = upper[from + 3] ?? 0;
      if (ink === 0) continue;
      // Both in 255ths of 255ths, so that only the colours need a division.
      const above = ink * 255;
      const below = (lower[to + 3] ?? 0) * (255 - ink);
      const alpha = above + below;
      lower[to] = ((upper[from] ?? 0) * above + (lower[to] ?? 0) * below) / alpha + 0.5;
      lower[to + 1] = ((upper[from + 1] ?? 0) * above + (lower[to + 1] ?? 0) * below) / alpha + 0.5;
      lower[to + 2] = ((upper[from + 2] ?? 0) * above + (lower[to + 2] ?? 0) * below) / alpha + 0.5;
      lower[to + 3] = alpha / 255 + 0.5;
    }
  }
}
