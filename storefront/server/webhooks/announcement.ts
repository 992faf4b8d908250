import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { purgeTags } from '../../app/entry.server.tsx';

/** Whether the platform sent these very bytes: base64 of an HMAC-SHA256 over the raw body. */
export function isSigned(body: Buffer, signature: string | null, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const id = z.number().int().positive();
const product = z.object({
  id,
  variants: z.array(z.object({ inventory_item_id: id })).catch([]),
});
const metaobject = z.object({
  id: z.union([z.string().regex(/^gid:\/\/shopify\/Metaobject\/\d+$/), id]),
});

/** What a webhook says in our words. */
export interface Announcement {
  tags: string[];
  /** Items on stock and their product, which only a change of the product tells. */
  stockItems?: { product: number; items: number[] };
  /** A change of stock names only its item. */
  stockItem?: number;
}

type TagNames = typeof purgeTags;

/** Null for a topic or a body we do not know. */
export function readAnnouncement(
  topic: string,
  body: unknown,
  names: TagNames,
): Announcement | null {
  return topics.get(topic)?.(body, names) ?? null;
}

type Read = (body: unknown, names: TagNames) => Announcement | undefined;

const changedProduct: Read = (body, { productChanged }) => {
  const { data } = product.safeParse(body);
  const items = data?.variants.map((variant) => variant.inventory_item_id) ?? [];
  return data && { tags: productChanged(data.id), stockItems: { product: data.id, items } };
};

const cameOrWent =
  (kind: 'productCameOrWent' | 'collectionCameOrWent' | 'collectionChanged'): Read =>
  (body, names) => {
    const { data } = z.object({ id }).safeParse(body);
    return data && { tags: names[kind](data.id) };
  };

const changedMetaobject: Read = (body, { metaobjectChanged }) => {
  const { data } = metaobject.safeParse(body);
  return data && { tags: metaobjectChanged(Number(String(data.id).split('/').at(-1))) };
};

const changedStock: Read = (body) => {
  const { data } = z.object({ inventory_item_id: id }).safeParse(body);
  return data && { tags: [], stockItem: data.inventory_item_id };
};

const topics = new Map<string, Read>([
  ['products/create', cameOrWent('productCameOrWent')],
  ['products/update', changedProduct],
  ['products/delete', cameOrWent('productCameOrWent')],
  ['collections/create', cameOrWent('collectionCameOrWent')],
  ['collections/update', cameOrWent('collectionChanged')],
  ['collections/delete', cameOrWent('collectionCameOrWent')],
  ['metaobjects/create', changedMetaobject],
  ['metaobjects/update', changedMetaobject],
  ['metaobjects/delete', changedMetaobject],
  ['inventory_levels/update', changedStock],
]);
