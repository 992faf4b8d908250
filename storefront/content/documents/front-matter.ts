// Front matter of every document. For the server and the checks only: never imported by browser code.
import { z } from 'zod';
import { documentKinds } from '#shop/modules/document-kinds.ts';
import { page } from './front-matter-parts.ts';

export const frontMatterSchema = z.discriminatedUnion('kind', [
  /** Help with ordering. */
  page('service'),
  /** Shown with the note that it is a sample. */
  page('legal'),
  page('company'),
  page('landing'),
  page('article'),
  page('hub'),
  ...documentKinds,
]);

export type FrontMatter = z.infer<typeof frontMatterSchema>;
