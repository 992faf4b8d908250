// Front matter of every document. For the server and the checks only: never imported by browser code.
import { z } from 'zod';
import { objects, scenes } from '#shop/pictures/names.ts';

const words = z.string().trim().min(1);
const handle = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no handle');
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

const shared = {
  /** The last part of the address. */
  slug: handle,
  title: words.max(70),
  /** Where the title is too long: menus of the page, breadcrumb, cards. */
  shortTitle: words.max(32).optional(),
  description: words.min(50).max(170),
  /** Other words by which the search finds it. */
  keywords: words.optional(),
  lastChanged: z.iso.date(),
  /** Written in the shop's first language only; every other document needs all languages. */
  firstLanguageOnly: z.literal(true).optional(),
  /** Handles in the document's language. */
  products: z.array(handle).min(2).max(4).optional(),
  collection: handle.optional(),
  /** Above the row of products. */
  productsTitle: words.optional(),
  faq: z
    .array(z.strictObject({ question: words, answer: words }))
    .min(2)
    .optional(),
  /** Other documents worth reading, as section/key. */
  related: z
    .array(z.string().regex(/^[a-z]+\/[a-z0-9-]+$/))
    .max(3)
    .optional(),
};

const page = <Kind extends string>(kind: Kind) =>
  z.strictObject({ ...shared, kind: z.literal(kind), hero: z.enum(scenes).optional() });

export const frontMatterSchema = z.discriminatedUnion('kind', [
  /** Help with ordering. */
  page('service'),
  /** Shown with the note that it is a sample. */
  page('legal'),
  page('company'),
  page('landing'),
  /** The coffee advisor, with its form above the text. */
  page('advisor'),
  page('article'),
  page('hub'),
  z.strictObject({ ...shared, kind: z.literal('tutorial'), hero: z.enum(objects), recipe }),
]);

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type Recipe = z.infer<typeof recipe>;
