import type { FieldDefinitionRecord } from '../../content/records.ts';
import { gidsIn } from '../../store/reference-values.ts';

// How the value of a field is typed into a form, and read from it.

/** Entries of these are put in order in a list of their own. */
export function isEntryList({ type }: Pick<FieldDefinitionRecord, 'type'>): boolean {
  return type === 'list.metaobject_reference' || type === 'list.mixed_reference';
}

/** Goods are named by their handles in a list, one a line. */
export interface Handles {
  handleOf(gid: string): string | undefined;
  gidOf(type: string, handle: string): string | undefined;
}

export function toForm(type: string, value: string, handles: Handles): string {
  if (value === '') return '';
  if (type === 'date_time') return new Date(value).toISOString().slice(0, 16);
  if (!type.startsWith('list.')) return value;
  if (type.endsWith('_reference')) {
    return gidsIn(type, value)
      .map((gid) => handles.handleOf(gid) ?? gid)
      .join('\n');
  }
  const list: unknown[] = JSON.parse(value);
  return list.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
}

export function fromForm(type: string, text: string, handles: Handles): string {
  if (text === '') return '';
  if (type === 'date_time') return /T\d\d:\d\d$/.test(text) ? `${text}:00Z` : text;
  if (!type.startsWith('list.')) return text;
  const lines = text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const values = type.endsWith('_reference')
    ? lines.map((one) => handles.gidOf(type, one) ?? one)
    : lines;
  return JSON.stringify(values);
}
