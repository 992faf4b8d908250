import sharp, { type Sharp } from 'sharp';

const side = 64;
const cells = 8;

/** What the eye keeps of a picture: where it gets lighter from left to right, and its colours in an 8 by 8 grid. */
export interface Fingerprint {
  bits: Uint32Array;
  colours: Uint8Array;
}

export async function fingerprint(picture: Sharp): Promise<Fingerprint> {
  const flat = await picture
    .flatten({ background: '#f5f0e6' })
    .resize(side + 1, side, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const grey = Float32Array.from({ length: (side + 1) * side }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = flat.subarray(at * 3, at * 3 + 3);
    return red * 0.299 + green * 0.587 + blue * 0.114;
  });
  const bits = new Uint32Array((side * side) / 32);
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const at = row * (side + 1) + column;
      // Empty ground is flat: without a margin its noise would count as a difference.
      if ((grey[at + 1] ?? 0) - (grey[at] ?? 0) < 1.5) continue;
      const bit = row * side + column;
      bits[bit >> 5] = (bits[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  const colours = await sharp(flat, { raw: { width: side + 1, height: side, channels: 3 } })
    .resize(cells, cells, { fit: 'fill' })
    .raw()
    .toBuffer();
  return { bits, colours };
}

/** How many of the 4096 places differ, and by how much the colour of the most different cell. */
export function difference(one: Fingerprint, other: Fingerprint): { bits: number; colour: number } {
  let bits = 0;
  for (let at = 0; at < one.bits.length; at++) {
    bits += ones((one.bits[at] ?? 0) ^ (other.bits[at] ?? 0));
  }
  let colour = 0;
  for (let at = 0; at < one.colours.length; at++) {
    colour = Math.max(colour, Math.abs((one.colours[at] ?? 0) - (other.colours[at] ?? 0)));
  }
  return { bits, colour };
}

function ones(word: number): number {
  let n = word - ((word >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
