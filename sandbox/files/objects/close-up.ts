import type { Passes } from './passes.ts';
import { seenPixels } from './passes.ts';

/** A square part of the 900 by 900 picture: left, top and side. */
export type Area = readonly [left: number, top: number, side: number];

/** The passes of a part, enlarged to so many pixels: light is smooth, and the print is sampled anew. */
export function closeUp(passes: Passes, area: Area, size: number): Passes {
  const enlarge = <T extends Uint8Array | Uint16Array>(
    plane: T,
    Plane: new (length: number) => T,
  ): T => enlarged(plane, passes.size, area, new Plane(size * size * 3), size);
  const shape = enlarge(passes.shape, Uint8Array);
  return {
    ...passes,
    size,
    shape,
    light: enlarge(passes.light, Uint8Array),
    gloss: enlarge(passes.gloss, Uint8Array),
    label: passes.label && enlarge(passes.label, Uint16Array),
    seen: seenPixels(shape),
  };
}

function enlarged<T extends Uint8Array | Uint16Array>(
  plane: T,
  planeSize: number,
  [left, top, side]: Area,
  result: T,
  size: number,
): T {
  const step = side / size;
  for (let row = 0; row < size; row++) {
    const y = Math.max(0, top + (row + 0.5) * step - 0.5);
    const upper = Math.floor(y);
    const v = y - upper;
    for (let column = 0; column < size; column++) {
      const x = Math.max(0, left + (column + 0.5) * step - 0.5);
      const start = Math.floor(x);
      const h = x - start;
      const at = (upper * planeSize + start) * 3;
      const to = (row * size + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const here = at + channel;
        const below = here + planeSize * 3;
        const first = (plane[here] ?? 0) * (1 - h) + (plane[here + 3] ?? 0) * h;
        const second = (plane[below] ?? 0) * (1 - h) + (plane[below + 3] ?? 0) * h;
        result[to + channel] = first * (1 - v) + second * v + 0.5;
      }
    }
  }
  return result;
}
