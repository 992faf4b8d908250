// For the server and the checks only: never imported by browser code.
import { z } from 'zod';
import { scenes } from '#shop/pictures/names.ts';

export const words = z.string().trim().min(1);
export const handle = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is no handle');

export const shared = {
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

export const page = <Kind extends string>(kind: Kind) =>
  z.strictObject({ ...shared, kind: z.literal(kind), hero: z.enum(scenes).optional() });
