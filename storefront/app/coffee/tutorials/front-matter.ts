// For the server and the checks only: never imported by browser code.
import { z } from 'zod';
import { objects } from '#shop/pictures/names.ts';
import { handle, page, shared, words } from '../../../content/documents/front-matter-parts.ts';

const seconds = z.int().nonnegative();

/** From very fine to coarse. */
const grinds = ['veryFine', 'fine', 'mediumFine', 'medium', 'mediumCoarse', 'coarse'] as const;

const step = z.strictObject({
  title: words,
  text: words,
  /** Seconds on the clock at which it starts and ends; a step before the clock starts has neither. */
  from: seconds.optional(),
  until: seconds.optional(),
  /** What the scale shows when it is done, in grams of water. */
  water: z.int().positive().optional(),
});

const recipe = z.strictObject({
  /** Grams. */
  coffee: z.number().positive(),
  /** Grams of water; for espresso, what ends up in the cup. */
  water: z.int().positive(),
  /** Grams, for drinks with foam. */
  milk: z.int().positive().optional(),
  /** Degrees Celsius. */
  temperature: z.int().min(0).max(100),
  /** From the first drop of water to the last. */
  seconds: seconds.positive(),
  /** For espresso, when the first of it falls into the cup. */
  firstDrops: seconds.positive().optional(),
  grind: z.enum(grinds),
  /** Products: 'You need these accessories'. */
  accessories: z.array(handle).min(2).max(4),
  /** A collection: 'Suitable coffees'. */
  coffees: handle,
  steps: z.array(step).min(3).max(10),
  tip: words,
});

export const tutorial = z.strictObject({
  ...shared,
  kind: z.literal('tutorial'),
  hero: z.enum(objects),
  recipe,
});

/** The coffee advisor, with its form above the text. */
export const advisor = page('advisor');

export type Recipe = z.infer<typeof recipe>;
