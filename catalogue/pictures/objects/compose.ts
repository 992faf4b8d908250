import { channels } from '../labels/colours.ts';
import type { Passes } from './passes.ts';
import type { LabelPlanes } from './planes.ts';

/** Full scale of the stored light, as in artwork/blender, and the picture's exposure. */
const lightScale = 2;
const exposure = 2 ** 0.2;
const shadow = { red: 38, green: 32, blue: 27 } as const;

const squares = (scale: number) =>
  Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2 * scale * exposure);
const lightTable = squares(lightScale);
const glossTables = new Map([1, 2].map((scale) => [scale, squares(scale)]));
const linearTable = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255));

const toneScale = 1640;
/** As far as light and gloss together can reach. */
const toneTable = Uint8Array.from({ length: 5 * toneScale }, (_, i) => tone(i / toneScale));

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Bright light is bent towards white softly, so that highlights keep their drawing. */
function tone(light: number): number {
  const knee = 0.62;
  const soft =
    light < knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)));
  const encoded = soft <= 0.0031308 ? 12.92 * soft : 1.055 * soft ** (1 / 2.4) - 0.055;
  const contrasted = 0.5 + (encoded - 0.5) * 1.03;
  return Math.round(Math.min(1, Math.max(0, contrasted)) * 255);
}

function developed(light: number): number {
  return toneTable[(light * toneScale) | 0] ?? 0;
}

/** The part of a print that is seen, as pixels: red, green, blue, alpha. */
export interface Artwork {
  pixels: Uint8Array;
  width: number;
  height: number;
  /** Where the part begins on the whole print, and how large that would be in these pixels. */
  left: number;
  top: number;
  wholeWidth: number;
  wholeHeight: number;
}

export interface Colours {
  main: string;
  accent: string;
}

/** The object in its colours and with its print, transparent around it: light × colour + gloss, over its shadow. RGBA. */
export function compose(passes: Passes, colours: Colours, artwork?: Artwork): Uint8Array {
  const { seen, light, gloss, label, shape, size } = passes;
  const glossTable = glossTables.get(passes.glossScale) ?? lightTable;
  const main = linear(colours.main);
  const accent = linear(colours.accent);
  const print = artwork && label && sampled(artwork, label);
  const picture = new Uint8Array(size * size * 4);
  for (let index = 0; index < seen.length; index++) {
    const at = index * 3;
    const to = (seen[index] ?? 0) * 4;
    const covered = shape[at] ?? 0;
    const shade = ((255 - covered) * (shape[at + 1] ?? 0)) / 255;
    if (covered === 0) {
      picture[to] = shadow.red;
      picture[to + 1] = shadow.green;
      picture[to + 2] = shadow.blue;
      picture[to + 3] = shade + 0.5;
      continue;
    }
    let red = main[0] ?? 0;
    let green = main[1] ?? 0;
    let blue = main[2] ?? 0;
    const labelShare = print && label ? (label.share[index] ?? 0) / 255 : 0;
    if (print && labelShare > 0) {
      red += ((print[at] ?? 0) - red) * labelShare;
      green += ((print[at + 1] ?? 0) - green) * labelShare;
      blue += ((print[at + 2] ?? 0) - blue) * labelShare;
    }
    const accentShare = (shape[at + 2] ?? 0) / 255;
    if (accentShare > 0) {
      red += ((accent[0] ?? 0) - red) * accentShare;
      green += ((accent[1] ?? 0) - green) * accentShare;
      blue += ((accent[2] ?? 0) - blue) * accentShare;
    }
    red = red * (lightTable[light[at] ?? 0] ?? 0) + (glossTable[gloss[at] ?? 0] ?? 0);
    green = green * (lightTable[light[at + 1] ?? 0] ?? 0) + (glossTable[gloss[at + 1] ?? 0] ?? 0);
    blue = blue * (lightTable[light[at + 2] ?? 0] ?? 0) + (glossTable[gloss[at + 2] ?? 0] ?? 0);
    if (covered === 255) {
      picture[to] = developed(red);
      picture[to + 1] = developed(green);
      picture[to + 2] = developed(blue);
      picture[to + 3] = 255;
      continue;
    }
    const alpha = covered + shade;
    picture[to] = (developed(red) * covered + shadow.red * shade) / alpha + 0.5;
    picture[to + 1] = (developed(green) * covered + shadow.green * shade) / alpha + 0.5;
    picture[to + 2] = (developed(blue) * covered + shadow.blue * shade) / alpha + 0.5;
    picture[to + 3] = alpha + 0.5;
  }
  return picture;
}

/** In a typed array, or each of the loop's sums would be an object on the heap. */
function linear(colour: string): Float64Array {
  return Float64Array.from(channels(colour), toLinear);
}

/** The print at each pixel, between four of its own, in linear light. Overwritten by the next call. */
function sampled(artwork: Artwork, { share, places }: LabelPlanes): Float32Array {
  const { pixels, width, height, left, top } = artwork;
  const words = new Int32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4);
  const acrossScale = artwork.wholeWidth / 65535;
  const downScale = artwork.wholeHeight / 65535;
  const print = scratch(share.length * 3);
  for (let index = 0; index < share.length; index++) {
    if (share[index] === 0) continue;
    const x = Math.max(0, (places[index * 2] ?? 0) * acrossScale - 0.5 - left);
    const y = Math.max(0, (places[index * 2 + 1] ?? 0) * downScale - 0.5 - top);
    const column = x | 0;
    const row = y | 0;
    const right = column + 1 < width ? 1 : 0;
    const below = row + 1 < height ? width : 0;
    const first = row * width + column;
    const word = words[first] ?? 0;
    // Most of a print is plain.
    const isPlain =
      word === words[first + right] &&
      word === words[first + below] &&
      word === words[first + below + right];
    const h = x - column;
    const v = y - row;
    for (let channel = 0; channel < 3; channel++) {
      const at = first * 4 + channel;
      let value = linearTable[pixels[at] ?? 0] ?? 0;
      if (!isPlain) {
        const beside = linearTable[pixels[at + right * 4] ?? 0] ?? 0;
        const under = linearTable[pixels[at + below * 4] ?? 0] ?? 0;
        const across = linearTable[pixels[at + (below + right) * 4] ?? 0] ?? 0;
        value = (value * (1 - h) + beside * h) * (1 - v) + (under * (1 - h) + across * h) * v;
      }
      print[index * 3 + channel] = value;
    }
  }
  return print;
}

let space = new Float32Array(0);

/** Composing never waits, so that one array serves all pictures and is no work for the garbage collector. */
function scratch(length: number): Float32Array {
  if (space.length < length) space = new Float32Array(length);
  return space;
}
