import { z } from 'zod';
import type { Language } from './languages.ts';
import { localized } from './localized.ts';

export const metafieldTypes = [
  'single_line_text_field',
  'multi_line_text_field',
  'list.single_line_text_field',
  'number_integer',
  'boolean',
  'date',
  'json',
  'rating',
  'money',
  'metaobject_reference',
  'list.metaobject_reference',
  'collection_reference',
  'list.collection_reference',
  'product_reference',
  'list.product_reference',
  'list.variant_reference',
  'file_reference',
  'list.file_reference',
] as const;

const keys = z.array(z.string()).optional();

export function imageSchema(primaryLanguage: Language) {
  return z.strictObject({
    /** A file under files/, or one that pictures.jsonl describes. */
    file: z.string().regex(/^[a-z0-9][a-z0-9.-]*\.(webp|png|jpg|svg)$/),
    alt: localized(primaryLanguage),
  });
}

/** A metaobject's field; with a namespace it is a metafield. */
export function fieldSchema(primaryLanguage: Language) {
  return z.strictObject({
    key: z.string().min(1),
    type: z.enum(metafieldTypes),
    /** Lists, ratings, money and objects are JSON texts; references have no value but one of the lists below. */
    value: localized(primaryLanguage).default({ de: '', en: '', da: '' }),
    metaobjects: keys,
    collections: keys,
    products: keys,
    skus: keys,
    images: z.array(imageSchema(primaryLanguage)).optional(),
  });
}

export function metafieldSchema(primaryLanguage: Language) {
  return fieldSchema(primaryLanguage).extend({ namespace: z.string().min(1) });
}
