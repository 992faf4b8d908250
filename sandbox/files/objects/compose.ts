import { channels } from '../labels/colours.ts';
import type { Passes } from './passes.ts';

/** Full scale of the stored light, as in artwork/blender, and the picture's exposure. */
const lightScale = 2;
const exposure = 2 ** 0.2;
const shadow = { red: 38, green: 32, blue: 27 } as const;

const squares = (scale: number) =>
  Float32Array.from({ length: 256 }, (_, i) => (i / 255) ** 2 * scale * exposure);
const lightTable = squares(lightScale);
const glossTables = new Map([1, 2].map((scale) => [scale, squares(scale)]));
const linearTable = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255));

const toneSteps = 4096;
const toneReach = 2.5;
const toneTable = Uint8Array.from({ length: toneSteps + 1 }, (_, i) =>
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

function developed(light: number): number {
  return toneTable[Math.min(toneSteps, (light * (toneSteps / toneReach)) | 0)] ?? 0;
}

export interface Artwork {
  /** Red, green, blue. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

export interface Colours {
  main: string;
  accent: string;
}

/** The object in its colours and with its print, transparent around it: light × colour + gloss, over its shadow. RGBA. */
export function compose(passes: Passes, colours: Colours, artwork?: Artwork): Uint8Array {
  const { seen, light, gloss, label, shape, size } = passes;
  const glossTable = glossTables.get(passes.glossScale) ?? lightTable;
  const [mainRed = 0, mainGreen = 0, mainBlue = 0] = channels(colours.main).map(toLinear);
  const [accentRed = 0, accentGreen = 0, accentBlue = 0] = channels(colours.accent).map(toLinear);
  const picture = new Uint8Array(size * size * 4);
  for (let index = 0; index < seen.length; index++) {
    const at = index * 3;
    const covered = (shape[at] ?? 0) / 255;
    const shade = ((1 - covered) * (shape[at + 1] ?? 0)) / 255;
    const alpha = covered + shade;
    let red = mainRed;
    let green = mainGreen;
    let blue = mainBlue;
    const labelShare = artwork && label ? (label.share[index] ?? 0) / 255 : 0;
    if (artwork && label && labelShare > 0) {
      sample(artwork, label.places[index * 2] ?? 0, label.places[index * 2 + 1] ?? 0);
      red += ((sampled[0] ?? 0) - red) * labelShare;
      green += ((sampled[1] ?? 0) - green) * labelShare;
      blue += ((sampled[2] ?? 0) - blue) * labelShare;
    }
    const accentShare = (shape[at + 2] ?? 0) / 255;
    if (accentShare > 0) {
      red += (accentRed - red) * accentShare;
      green += (accentGreen - green) * accentShare;
      blue += (accentBlue - blue) * accentShare;
    }
    red = red * (lightTable[light[at] ?? 0] ?? 0) + (glossTable[gloss[at] ?? 0] ?? 0);
    green = green * (lightTable[light[at + 1] ?? 0] ?? 0) + (glossTable[gloss[at + 1] ?? 0] ?? 0);
    blue = blue * (lightTable[light[at + 2] ?? 0] ?? 0) + (glossTable[gloss[at + 2] ?? 0] ?? 0);
    const to = (seen[index] ?? 0) * 4;
    picture[to] = (developed(red) * covered + shadow.red * shade) / alpha + 0.5;
    picture[to + 1] = (developed(green) * covered + shadow.green * shade) / alpha + 0.5;
    picture[to + 2] = (developed(blue) * covered + shadow.blue * shade) / alpha + 0.5;
    picture[to + 3] = alpha * 255 + 0.5;
  }
  return picture;
}

const sampled = new Float32Array(3);

/** The print at a place between four of its pixels, in linear light; left in `sampled`. */
function sample({ pixels, width, height }: Artwork, across: number, down: number): void {
  const x = Math.max(0, (across / 65535) * width - 0.5);
  const y = Math.max(0, (down / 65535) * height - 0.5);
  const left = x | 0;
  const top = y | 0;
  const right = left + 1 < width ? 3 : 0;
  const below = top + 1 < height ? width * 3 : 0;
  const [h, v] = [x - left, y - top];
  const first = (top * width + left) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const at = first + channel;
    const upper = linearAt(pixels, at) * (1 - h) + linearAt(pixels, at + right) * h;
    const lower = linearAt(pixels, at + below) * (1 - h) + linearAt(pixels, at + below + right) * h;
    sampled[channel] = upper * (1 - v) + lower * v;
  }
}

function linearAt(pixels: Uint8Array, at: number): number {
  return linearTable[pixels[at] ?? 0] ?? 0;
}
