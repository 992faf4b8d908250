import type { CatalogueInput } from '../catalogue-format/catalogue.ts';

type Metafield = NonNullable<CatalogueInput['products'][number]['metafields']>[number];
export type MetafieldType = Metafield['type'];

/** An export has values only: what all of a column's values can be, the narrowest first. */
const candidates: [MetafieldType, (value: string) => boolean][] = [
  ['boolean', (value) => /^(true|false)$/i.test(value)],
  ['number_integer', (value) => /^-?\d{1,15}$/.test(value)],
  ['date', (value) => /^\d{4}-\d\d-\d\d$/.test(value)],
  ['list.single_line_text_field', isTextList],
  ['json', (value) => /^[[{]/.test(value) && isJson(value)],
  ['single_line_text_field', (value) => !value.includes('\n')],
];

export function inferType(values: readonly string[]): MetafieldType {
  const found = candidates.find(([, fits]) => values.length > 0 && values.every(fits));
  return found?.[0] ?? 'multi_line_text_field';
}

function isTextList(value: string): boolean {
  if (!value.startsWith('[') || !isJson(value)) return false;
  const list: unknown = JSON.parse(value);
  return Array.isArray(list) && list.every((item) => typeof item === 'string');
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
