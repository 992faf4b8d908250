import { type Random, seededRandom } from '../random.ts';

/** A stream of chance of its own for each thing, so that adding one thing does not change the others. */
export function randomFor(text: string): Random {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return seededRandom(hash);
}

/** Picks by weight: `[['dark', 65], ['medium', 35]]`. */
export function pickWeighted<T>(random: Random, choices: readonly (readonly [T, number])[]): T {
  let rest = random.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    rest -= weight;
    if (rest < 0) return choice;
  }
  throw new Error('nothing to pick from');
}
