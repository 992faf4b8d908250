import type { z } from 'zod';
import { entrySchemas } from '../../content/schema.ts';
import {
  describe,
  type EntryNode,
  isEntry,
  isHandled,
  type Reading,
  valuesOf,
} from './entry-values.ts';

const maxMessage = 120;

type Schema = z.ZodType & { shape: Record<string, unknown> };

/**
 * An entry of the platform by the same schema as the shop's files. Null where it is invalid, which is reported; entries
 * within it are parsed alone, and only the invalid ones are left out. Fields that the schema does not know are ignored.
 */
export function parseEntry<S extends Schema>(
  schema: S,
  entry: EntryNode,
  reading: Reading,
  more: Record<string, unknown> = {},
): z.infer<S> | null {
  const values: Record<string, unknown> = { ...valuesOf(entry, reading), ...more };
  // the collection's own title unless the editor gives another
  if (isHandled(values.collection)) values.title ??= values.collection.title;
  const known = Object.entries(values).filter(([key]) => key in schema.shape);
  const plain = known.map(([key, value]) => [key, plainValue(key, value, reading)]);
  const parsed = schema.safeParse(Object.fromEntries(plain));
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues
    .map(({ path, message }) =>
      [path.join('.'), message.slice(0, maxMessage)].filter(Boolean).join(': '),
    )
    .join('; ');
  reading.onProblem({ ...describe(entry), isLeftOut: true, message });
  return null;
}

function plainValue(key: string, value: unknown, reading: Reading): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => plainValue(key, item, reading) ?? []);
  if (isEntry(value)) {
    const schema = Object.entries(entrySchemas).find(([name]) => name === key)?.[1];
    return schema ? (parseEntry(schema, value.entry, reading) ?? undefined) : value.entry.id;
  }
  return isHandled(value) ? value.handle : value;
}
