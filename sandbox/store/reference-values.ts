import { z } from 'zod';
import type { ReferenceDocument } from './documents.ts';

const kinds = {
  Metaobject: 'metaobject',
  Collection: 'collection',
  Product: 'product',
  ProductVariant: 'variant',
  MediaImage: 'file',
  Page: 'page',
  Article: 'article',
} as const;
const isKnown = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type);

const gidList = z.array(z.string());

/** The things that the value of a reference names by their ids; nothing for a value of another type. */
export function referencesIn(type: string, value: string): { references?: ReferenceDocument[] } {
  if (!type.endsWith('_reference')) return {};
  return { references: gidsIn(type, value).flatMap((one) => referenceOf(one) ?? []) };
}

export function gidsIn(type: string, value: string): string[] {
  return type.startsWith('list.') ? gidList.parse(JSON.parse(value)) : [value];
}

export function referenceOf(
  gid: string,
): Exclude<ReferenceDocument, { kind: 'image' }> | undefined {
  const [, type = '', id = ''] = /^gid:\/\/shopify\/(\w+)\/(\d{1,15})$/.exec(gid) ?? [];
  return isKnown(type) ? { kind: kinds[type], id: Number(id) } : undefined;
}
