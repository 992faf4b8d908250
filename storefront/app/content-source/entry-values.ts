import { parseJson } from '../commerce/platform/parse-json.ts';
import type { Language } from '../i18n/languages.ts';
import { targetAddress } from '../seo/platform-addresses.ts';
import type { OnProblem } from './content-problem.ts';

/** A metaobject as the content's operations ask for it; the innermost have no fields. */
export interface EntryNode {
  id: string;
  handle: string;
  type: string;
  fields: FieldNode[];
  /** In a preview: not published. */
  isDraft?: true;
}

interface FieldNode {
  key: string;
  type: string;
  value: string | null;
  reference: ReferenceNode | null;
  references: { nodes: ReferenceNode[] } | null;
}

interface ReferenceNode {
  __typename: string;
  id?: string;
  handle?: string;
  title?: string;
  type?: string;
  fields?: FieldNode[];
  image?: {
    url: string;
    altText: string | null;
    width: number | null;
    height: number | null;
  } | null;
}

/** A section of the home page, shown or left out. */
export interface NotedSection extends Pick<EntryNode, 'id' | 'type' | 'handle'> {
  isShown: boolean;
  isDraft: boolean;
}

export interface Reading {
  language: Language;
  onProblem: OnProblem;
  /** For the edit links of a preview, in their order. */
  onSections?(sections: NotedSection[]): void;
}

type Values = Record<string, unknown>;

/** The fields of an entry as the content's schemas name them; empty ones are absent. */
export function valuesOf(entry: EntryNode, reading: Reading): Values {
  const values: Values = {};
  for (const field of entry.fields) {
    const value = fieldValue(field, entry, reading);
    if (value !== undefined) values[camelCase(field.key)] = value;
  }
  const { target, address, secondAddress, body, icon, ...others } = values;
  const link = linkOf(target, address, reading.language);
  const secondLink = linkOf(undefined, secondAddress, reading.language);
  return {
    ...others,
    ...(link && { link }),
    ...(secondLink && { secondLink }),
    ...(icon !== undefined && { icon }),
    ...(typeof body === 'string' && { paragraphs: linesOf(body) }),
  };
}

/** Collections and products are their handles, pictures and entries what the schemas expect. */
function fieldValue(field: FieldNode, entry: EntryNode, reading: Reading): unknown {
  const { type, reference, references } = field;
  const text = field.value?.trim();
  if (!text) return undefined;
  if (type.startsWith('list.') && type.endsWith('_reference')) {
    const nodes = references?.nodes ?? [];
    reportMissing(field, nodes.length, entry, reading);
    return nodes.flatMap((node) => referenceOf(node, reading) ?? []);
  }
  if (type.endsWith('_reference')) {
    if (!reference) reportMissing(field, 0, entry, reading);
    return reference ? referenceOf(reference, reading) : undefined;
  }
  if (type.startsWith('list.')) return parseJson(text) ?? undefined;
  if (type === 'number_integer') return Number(text);
  if (type === 'boolean') return text === 'true';
  return text;
}

function referenceOf(node: ReferenceNode, reading: Reading): unknown {
  const { __typename, id, handle, type, fields, image, title } = node;
  if (__typename === 'Collection' || __typename === 'Product') return { handle, title };
  if (__typename === 'MediaImage' && image) {
    const { url, altText, width, height } = image;
    return { url, alt: altText ?? '', width: width ?? 0, height: height ?? 0 };
  }
  if (!id || !handle || !type || !fields) return undefined;
  return {
    entry: { id, handle, type, fields },
    values: valuesOf({ id, handle, type, fields }, reading),
  };
}

/** What was deleted, is a draft, or is not published to this shop front. */
function reportMissing(field: FieldNode, found: number, entry: EntryNode, { onProblem }: Reading) {
  const named = parseJson(field.value ?? '');
  const expected = Array.isArray(named) ? named.length : 1;
  if (found >= expected) return;
  onProblem({
    ...describe(entry),
    isLeftOut: false,
    message: `${field.key}: ${expected - found} of ${expected} references lead to nothing that is published`,
  });
}

export const describe = ({ id, type, handle }: Pick<EntryNode, 'id' | 'type' | 'handle'>) => ({
  kind: 'metaobject' as const,
  id,
  name: `${type} ${handle}`,
});

function linkOf(target: unknown, address: unknown, language: Language) {
  if (isHandled(target)) return { collection: target.handle };
  if (typeof address !== 'string') return undefined;
  return { url: address.startsWith('/') ? targetAddress(address, language) : address };
}

export function isHandled(value: unknown): value is { handle: string; title?: string } {
  return typeof value === 'object' && value !== null && 'handle' in value;
}

/** A referenced entry with its values. */
export function isEntry(value: unknown): value is { entry: EntryNode; values: Values } {
  return typeof value === 'object' && value !== null && 'entry' in value;
}

/** A paragraph a line. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const camelCase = (key: string) =>
  key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
