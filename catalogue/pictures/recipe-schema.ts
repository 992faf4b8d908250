import { z } from 'zod';
import { roasts } from './labels/print.ts';
import type { Recipe } from './recipe.ts';
import { views } from './views/view.ts';

const label = z.object({
  brand: z.string(),
  name: z.string(),
  note: z.string(),
  weight: z.string(),
  roast: z.enum(roasts).optional(),
});

const finish = z.object({
  brand: z.string(),
  model: z.string(),
  main: z.string(),
  accent: z.string(),
  tag: z.string().optional(),
  measures: z.tuple([z.number(), z.number(), z.number()]).optional(),
  form: z.tuple([z.number(), z.number()]).optional(),
});

const object = { object: z.string(), view: z.enum(views) };

/** A recipe as it comes back from the sandbox. */
export const recipeSchema: z.ZodType<Recipe> = z.union([
  z.strictObject({ set: z.array(z.object({ object: z.string(), label })) }),
  z.strictObject({ ...object, label }),
  z.strictObject({ ...object, finish }),
]);
