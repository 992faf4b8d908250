// Front matter of every document. For the server and the checks only: never imported by browser code.
import { z } from 'zod';
import { documentKinds } from '#shop/modules/document-kinds.ts';
import { page } from './front-matter-parts.ts';

export const frontMatterSchema = z.discriminatedUnion('kind', [
  /** Help with ordering. */
  page('service'),
  /** Shown with the note that it is a sample until it says that a lawyer has checked it. */
  page('legal').extend({ reviewed: z.literal(true).optional() }),
  page('company'),
  page('landing'),
  page('article'),
  page('hub'),
  ...documentKinds,
]);

export type FrontMatter = z.infer<typeof frontMatterSchema>;
