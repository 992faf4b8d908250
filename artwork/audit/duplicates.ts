import { difference, type Fingerprint } from './fingerprint.ts';

export interface Seen {
  owner: string;
  print: Fingerprint;
}

/** Two pictures count as the same below both of these. */
const fewestBits = 12;
const leastColour = 5;

export interface Similarity {
  one: string;
  other: string;
  bits: number;
  colour: number;
}

/** Every pair that looks the same, and the most alike of the pairs that do not. */
export function compareAll(pictures: Seen[]): {
  same: Similarity[];
  nearest: Similarity | undefined;
} {
  const same: Similarity[] = [];
  let nearest: Similarity | undefined;
  for (const [index, { owner: one, print }] of pictures.entries()) {
    for (let at = index + 1; at < pictures.length; at++) {
      const next = pictures[at];
      if (!next) break;
      const { bits, colour } = difference(print, next.print);
      const pair = { one, other: next.owner, bits, colour };
      if (bits < fewestBits && colour < leastColour) same.push(pair);
      else if (!nearest || bits + 4 * colour < nearest.bits + 4 * nearest.colour) nearest = pair;
    }
  }
  return { same, nearest };
}
