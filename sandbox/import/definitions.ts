import { z } from 'zod';
import { metafieldTypes } from '../catalogue-format/metafields.ts';

/** Types of metafields by "namespace.key", such as { "custom.material": "single_line_text_field" }. */
export const definitionsSchema = z.record(z.string(), z.enum(metafieldTypes));
export type MetafieldDefinitions = z.infer<typeof definitionsSchema>;
