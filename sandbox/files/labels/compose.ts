import { channels } from './colours.ts';
import type { Passes } from './passes.ts';

/** Full scale of the stored light and gloss, as in artwork/blender/develop.py, and the picture's exposure. */
const lightScale = 2;
const glossScale = 1;
const exposure = 2 ** 0.2;
const shadowColour = [38, 32, 27] as const;

const lightTable = Float32Array.from(
  { length: 256 },
  (_, i) => (i / 255) ** 2 * lightScale * exposure,
);
const glossTable = Float32Array.from(
  { length: 256 },
  (_, i) => (i / 255) ** 2 * glossScale * exposure,
);
const linearTable = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255));

const toneSteps = 4096;
const toneReach = 2.5;
const toneTable = Uint8Array.from({ length: toneSteps }, (_, i) =>
  tone((i / toneSteps) * toneReach),
);

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

export interface Artwork {
  /** Red, green, blue. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** The object with its print, transparent around it: diffuse light × print + gloss, over its shadow. RGBA. */
export function compose(
  passes: Passes,
  artwork: Artwork,
  colours: { side: string; accent: string },
): Uint8Array {
  const { light, gloss, label, shape, size } = passes;
  const side = channels(colours.side).map(toLinear);
  const accent = channels(colours.accent).map(toLinear);
  const picture = new Uint8Array(size * size * 4);
  for (let pixel = 0; pixel < size * size; pixel++) {
    const from = pixel * 3;
    const covered = (shape[from] ?? 0) / 255;
    const shade = ((1 - covered) * (shape[from + 1] ?? 0)) / 255;
    const alpha = covered + shade;
    if (alpha === 0) continue;
    const to = pixel * 4;
    const accentShare = (shape[from + 2] ?? 0) / 255;
    const labelShare = (label[from + 2] ?? 0) / 65535;
    if (labelShare > 0) locate(artwork, label[from] ?? 0, label[from + 1] ?? 0);
    for (let channel = 0; channel < 3; channel++) {
      let colour = side[channel] ?? 0;
      if (labelShare > 0) colour += (sample(artwork.pixels, channel) - colour) * labelShare;
      if (accentShare > 0) colour += ((accent[channel] ?? 0) - colour) * accentShare;
      const at = from + channel;
      const lit = colour * (lightTable[light[at] ?? 0] ?? 0) + (glossTable[gloss[at] ?? 0] ?? 0);
      const step = Math.min(toneSteps - 1, Math.floor((lit * toneSteps) / toneReach));
      const seen = (toneTable[step] ?? 0) * covered + (shadowColour[channel] ?? 0) * shade;
      picture[to + channel] = seen / alpha + 0.5;
    }
    picture[to + 3] = alpha * 255 + 0.5;
  }
  return picture;
}

// The place in the artwork that the present pixel looks at: four neighbours and their weights.
const neighbours = new Int32Array(4);
const weights = new Float32Array(4);

function locate({ width, height }: Artwork, across: number, down: number): void {
  const x = Math.max(0, (across / 65535) * width - 0.5);
  const y = Math.max(0, (down / 65535) * height - 0.5);
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + 1, height - 1);
  const [h, v] = [x - left, y - top];
  neighbours[0] = (top * width + left) * 3;
  neighbours[1] = (top * width + right) * 3;
  neighbours[2] = (bottom * width + left) * 3;
  neighbours[3] = (bottom * width + right) * 3;
  weights[0] = (1 - h) * (1 - v);
  weights[1] = h * (1 - v);
  weights[2] = (1 - h) * v;
  weights[3] = h * v;
}

function sample(pixels: Uint8Array, channel: number): number {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    const value = pixels[(neighbours[i] ?? 0) + channel] ?? 0;
    sum += (linearTable[value] ?? 0) * (weights[i] ?? 0);
  }
  return sum;
}
