import { type FlavourProfile, flavours } from '../coffee-facts.ts';

/** Which flavours differ, the largest difference first. Positive: the other one has more. */
export function flavourDifferences(from: FlavourProfile, to: FlavourProfile) {
  return flavours
    .map((flavour) => ({ flavour, difference: to[flavour] - from[flavour] }))
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
}

/** Compared in order: how many values differ, then by how much in all. */
export function flavourDistance(from: FlavourProfile, to: FlavourProfile): [number, number] {
  const differences = flavourDifferences(from, to);
  const total = differences.reduce((sum, { difference }) => sum + Math.abs(difference), 0);
  return [differences.length, total];
}
