import { channels } from '../labels/colours.ts';
import type { Passes } from '../objects/passes.ts';

const depth = 0.55;

/** Glass has no colour of its own to replace: where the page shows through it, the tint is laid over. Changes the pixels. */
export function tintGlass(pixels: Uint8Array, { seen, shape }: Passes, tint: string): void {
  const colour = channels(tint).map((value) => value * 255);
  for (const [index, pixel] of seen.entries()) {
    const covered = (shape[index * 3] ?? 0) / 255;
    if (covered < 0.02 || covered > 0.85) continue;
    const at = pixel * 4;
    for (const channel of [0, 1, 2]) {
      const value = pixels[at + channel] ?? 0;
      pixels[at + channel] = value + ((colour[channel] ?? value) - value) * depth;
    }
    pixels[at + 3] = Math.min(255, (pixels[at + 3] ?? 0) + 255 * 0.22 * (1 - covered));
  }
}
