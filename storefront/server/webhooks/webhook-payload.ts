import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ChangedPage, purgeTags } from '../../app/entry.server.tsx';
import type { ChangedPrices } from '../prices/price-jobs.ts';

/** Verifies the platform's signature: base64 of an HMAC-SHA256 over the raw body. */
export function hasValidSignature(body: Buffer, signature: string | null, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const id = z.number().int().positive();
const product = z.object({
  id,
  variants: z.array(z.object({ inventory_item_id: id })).catch([]),
});
const pricedVariants = z.object({
  id,
  variants: z.array(
    z.object({
      id,
      price: z.string(),
      compare_at_price: z.string().nullish(),
      updated_at: z.coerce.date(),
    }),
  ),
});
const metaobject = z.object({
  id: z.union([z.string().regex(/^gid:\/\/shopify\/Metaobject\/\d+$/), id]),
  // part of a tag
  type: z.string().regex(/^[\w-]{1,100}$/),
});
/** The topic is not signed: the body of another change must not pass as a deletion. */
const deletion = z.object({ id, variants: z.never().optional() });

/** What has changed, according to a webhook. */
export interface WebhookChange {
  tags: string[];
  /** The page that shows it. */
  page?: ChangedPage;
  /** Maps inventory items to their product; only product webhooks contain this. */
  inventoryItems?: { product: number; items: number[] };
  /** Of a product's variants. */
  prices?: ChangedPrices;
  /** An inventory webhook names only the inventory item. */
  inventoryItem?: number;
}

type TagNames = typeof purgeTags;

/** Null for an unknown topic or an invalid body. */
export function parseWebhook(topic: string, body: unknown, names: TagNames): WebhookChange | null {
  return topics.get(topic)?.(body, names) ?? null;
}

type Read = (body: unknown, names: TagNames) => WebhookChange | undefined;

const changedProduct: Read = (body, { productChanged }) => {
  const { data } = product.safeParse(body);
  const items = data?.variants.map((variant) => variant.inventory_item_id) ?? [];
  return (
    data && {
      tags: productChanged(data.id),
      page: { kind: 'Product', id: data.id },
      inventoryItems: { product: data.id, items },
      ...pricesIn(body),
    }
  );
};

function pricesIn(body: unknown): { prices?: ChangedPrices } {
  const { data } = pricedVariants.safeParse(body);
  if (!data) return {};
  const variants = data.variants.map((variant) => ({
    variantId: String(variant.id),
    amount: variant.price,
    isReduced: Number(variant.compare_at_price ?? 0) > Number(variant.price),
    changedAt: variant.updated_at.toISOString(),
  }));
  return { prices: { productId: String(data.id), variants } };
}

const changedById =
  (
    tags: 'productCameOrWent' | 'collectionCameOrWent' | 'collectionChanged',
    kind: ChangedPage['kind'],
    schema: z.ZodType<{ id: number }> = z.object({ id }),
  ): Read =>
  (body, names) => {
    const { data } = schema.safeParse(body);
    return data && { tags: names[tags](data.id), page: { kind, id: data.id } };
  };

const changedMetaobject: Read = (body, { metaobjectChanged }) => {
  const { data } = metaobject.safeParse(body);
  return data && { tags: metaobjectChanged(Number(String(data.id).split('/').at(-1)), data.type) };
};

const changedStock: Read = (body) => {
  const { data } = z.object({ inventory_item_id: id }).safeParse(body);
  return data && { tags: [], inventoryItem: data.inventory_item_id };
};

const topics = new Map<string, Read>([
  ['products/create', changedById('productCameOrWent', 'Product')],
  ['products/update', changedProduct],
  ['products/delete', changedById('productCameOrWent', 'Product', deletion)],
  ['collections/create', changedById('collectionCameOrWent', 'Collection')],
  ['collections/update', changedById('collectionChanged', 'Collection')],
  ['collections/delete', changedById('collectionCameOrWent', 'Collection')],
  ['metaobjects/create', changedMetaobject],
  ['metaobjects/update', changedMetaobject],
  ['metaobjects/delete', changedMetaobject],
  ['inventory_levels/update', changedStock],
]);
