import { appNamespace } from '../graphql/metafields.ts';
import { stableId } from '../seed/stable-id.ts';
import type { MetafieldDocuments } from '../store/documents.ts';

export interface MetafieldInput {
  /** `namespace.key`, or a key of the app's own namespace. */
  key: string;
  type: string;
  value: string;
}

/** Types whose value can be checked by itself; values of the others are taken as they are. */
const isValue: Partial<Record<string, (value: string) => boolean>> = {
  boolean: (value) => value === 'true' || value === 'false',
  number_integer: (value) => /^-?\d+$/.test(value),
  number_decimal: (value) => /^-?\d+(\.\d+)?$/.test(value),
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(value),
  date_time: (value) => !Number.isNaN(Date.parse(value)),
  url: (value) => URL.canParse(value),
  json: (value) => {
    try {
      JSON.parse(value);
      return true;
    } catch {
      return false;
    }
  },
};

export function metafieldProblem({ key, type, value }: MetafieldInput) {
  if (key.trim() === '') return { code: 'BLANK', field: 'key', message: "Key can't be blank." };
  if (type.trim() === '') return { code: 'BLANK', field: 'type', message: "Type can't be blank." };
  if (value === '') return { code: 'BLANK', field: 'value', message: "Value can't be blank." };
  if (isValue[type]?.(value) === false) {
    return { code: 'INVALID_VALUE', field: 'value', message: `Value must be of the type ${type}.` };
  }
  return undefined;
}

export function metafieldEntry({
  key,
  type,
  value,
}: MetafieldInput): [string, MetafieldDocuments[string]] {
  const name = fullKey(key);
  return [name, { id: stableId('cart metafield', name), type, value }];
}

export function fullKey(key: string): string {
  return key.includes('.') ? key : `${appNamespace}.${key}`;
}

export function identifierOf(name: string): { namespace: string; key: string } {
  const dot = name.indexOf('.');
  return { namespace: name.slice(0, dot), key: name.slice(dot + 1) };
}
