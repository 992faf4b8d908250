import { type Passes, seenPixels } from './passes.ts';

/** The same object at half the side: each pixel is the mean of the four it stands for. */
export function halved(passes: Passes): Passes {
  const size = Math.floor(passes.size / 2);
  const shape = mean(passes.shape, passes.size, Uint8Array);
  return {
    ...passes,
    size,
    shape,
    light: mean(passes.light, passes.size, Uint8Array),
    gloss: mean(passes.gloss, passes.size, Uint8Array),
    label: passes.label && meanOfLabel(passes.label, passes.size),
    seen: seenPixels(shape),
  };
}

function fourAt(pixel: number, side: number): [number, number, number, number] {
  const half = Math.floor(side / 2);
  const first = (Math.floor(pixel / half) * 2 * side + (pixel % half) * 2) * 3;
  return [first, first + 3, first + side * 3, first + side * 3 + 3];
}

function mean<T extends Uint8Array | Uint16Array>(
  plane: T,
  side: number,
  Plane: new (length: number) => T,
): T {
  const half = Math.floor(side / 2);
  const result = new Plane(half * half * 3);
  for (let pixel = 0; pixel < half * half; pixel++) {
    const four = fourAt(pixel, side);
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0;
      for (const at of four) sum += plane[at + channel] ?? 0;
      result[pixel * 3 + channel] = Math.round(sum / 4);
    }
  }
  return result;
}

/** Places on the label are averaged among label pixels only: the others do not know any place. */
function meanOfLabel(label: Uint16Array, side: number): Uint16Array {
  const result = mean(label, side, Uint16Array);
  for (let pixel = 0; pixel < result.length / 3; pixel++) {
    const known = fourAt(pixel, side).filter((at) => (label[at + 2] ?? 0) > 0);
    if (known.length === 0 || known.length === 4) continue;
    for (const channel of [0, 1]) {
      const sum = known.reduce((total, at) => total + (label[at + channel] ?? 0), 0);
      result[pixel * 3 + channel] = Math.round(sum / known.length);
    }
  }
  return result;
}
