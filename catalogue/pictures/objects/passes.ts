import { type LabelPlanes, loadPlanes, type Planes } from './planes.ts';
import { type Area, resized } from './resized-planes.ts';

/** The planes of a neutral render in one size, without the pixels that show nothing. */
export interface Passes {
  size: number;
  /** Where the pixels belong: every array below is in this order. */
  seen: Uint32Array;
  light: Uint8Array;
  gloss: Uint8Array;
  /** Full scale of the stored gloss. */
  glossScale: number;
  shape: Uint8Array;
  label: SeenLabel | undefined;
}

interface SeenLabel extends LabelPlanes {
  /** The part of the print that is seen at all, in its 65535ths. */
  part: { left: number; right: number; top: number; bottom: number };
  /** How many pixels of the picture it has. */
  area: number;
}

/** The objects seen most are rendered in it; the others' light is smooth, and prints and plates are drawn anew in any size. */
export const largestSize = 2000;

/** The sides in which pictures are composed: those the shop asks for, so that most need no scaling afterwards. */
const sizes = [160, 320, 480, 640, 720, 960, 1280, largestSize];

/** The smallest side that has the pixels for a picture of this one. */
export function sizeFor(side: number): number {
  return sizes.find((size) => size >= side) ?? largestSize;
}

interface Kept {
  passes: Promise<Passes>;
  pixels: number;
}

const kept = new Map<string, Kept>();
/** All objects in one size fit in; about 300 MB. */
const mostPixels = 20_000_000;

/** An object, or a part of it as large as the whole would be. */
export function passesOf(object: string, size: number, area?: Area): Promise<Passes> {
  const key = [object, size, ...(area ?? [])].join(' ');
  const one: Kept = kept.get(key) ?? { pixels: 0, passes: make(object, size, area) };
  // Set anew, so that what was not asked for lately comes first.
  kept.delete(key);
  kept.set(key, one);
  return one.passes.then((passes) => {
    one.pixels = passes.seen.length;
    forgetSome();
    return passes;
  });
}

function forgetSome(): void {
  let pixels = [...kept.values()].reduce((sum, one) => sum + one.pixels, 0);
  for (const [key, one] of kept) {
    if (pixels <= mostPixels) return;
    kept.delete(key);
    pixels -= one.pixels;
  }
}

async function make(object: string, size: number, area: Area | undefined): Promise<Passes> {
  const stored = await loadPlanes(object);
  const planes = area || size !== stored.size ? await resized(stored, area, size) : stored;
  // The bags were rendered first, with the finer scale that their little gloss allows.
  return seenOf(planes, object.startsWith('bag-') ? 1 : 2);
}

function seenOf({ size, light, gloss, shape, label }: Planes, glossScale: number): Passes {
  const pixels: number[] = [];
  for (let pixel = 0; pixel < size * size; pixel++) {
    if (shape[pixel * 3] || shape[pixel * 3 + 1]) pixels.push(pixel);
  }
  const seen = Uint32Array.from(pixels);
  return {
    size,
    seen,
    glossScale,
    light: picked(light, seen, new Uint8Array(seen.length * 3)),
    gloss: picked(gloss, seen, new Uint8Array(seen.length * 3)),
    shape: picked(shape, seen, new Uint8Array(seen.length * 3)),
    label: label && seenLabel(label, seen),
  };
}

function seenLabel(label: LabelPlanes, seen: Uint32Array): SeenLabel {
  const share = picked(label.share, seen, new Uint8Array(seen.length));
  const places = picked(label.places, seen, new Uint16Array(seen.length * 2));
  const part = { left: 65535, right: 0, top: 65535, bottom: 0 };
  let area = 0;
  for (let index = 0; index < share.length; index++) {
    if (!share[index]) continue;
    area += (share[index] ?? 0) / 255;
    const [across = 0, down = 0] = places.subarray(index * 2, index * 2 + 2);
    part.left = Math.min(part.left, across);
    part.right = Math.max(part.right, across);
    part.top = Math.min(part.top, down);
    part.bottom = Math.max(part.bottom, down);
  }
  return { share, places, part, area };
}

function picked<T extends Uint8Array | Uint16Array>(plane: T, seen: Uint32Array, into: T): T {
  const channels = into.length / seen.length;
  for (const [index, pixel] of seen.entries()) {
    for (let channel = 0; channel < channels; channel++) {
      into[index * channels + channel] = plane[pixel * channels + channel] ?? 0;
    }
  }
  return into;
}
