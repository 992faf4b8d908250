import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import { amountText } from '../graphql/money.ts';
import { readCollections } from '../store/collections.ts';
import { createLoaders } from '../store/loaders.ts';
import { TextCache } from '../store/text-cache.ts';
import { orderPayload } from './order-payload.ts';
import { cartPayload, customerPayload } from './visitor-payload.ts';

const locationId = 1;

/** What the platform tells about a changed thing: its state at the time of sending. */
export async function webhookPayload(
  database: Kysely<Database>,
  event: Pick<
    Selectable<Database['webhook_event']>,
    'topic' | 'resource_id' | 'triggered_at' | 'payload'
  >,
): Promise<object> {
  const id = event.resource_id;
  const updated_at = event.triggered_at.toISOString();
  switch (event.topic) {
    case 'products/update': {
      const product = await createLoaders(database, 'de', new TextCache()).products.load(id);
      return {
        id,
        admin_graphql_api_id: gid('Product', id),
        handle: product?.handle,
        title: product?.title,
        vendor: product?.vendor,
        product_type: product?.productType,
        updated_at,
        variants: product?.variants.map((variant) => ({
          id: variant.key,
          admin_graphql_api_id: variant.id,
          product_id: id,
          sku: variant.sku,
          title: variant.title,
          price: amountText(variant.price.cents),
          compare_at_price: variant.compareAtPrice && amountText(variant.compareAtPrice.cents),
          inventory_item_id: variant.key,
          inventory_quantity: variant.quantityAvailable,
          updated_at: new Date(variant.changedAt ?? product.createdAt).toISOString(),
        })),
      };
    }
    case 'collections/update': {
      const collection = (await readCollections(database, 'de', '', [id])).get(id);
      return {
        id,
        admin_graphql_api_id: gid('Collection', id),
        handle: collection?.handle,
        title: collection?.title,
        updated_at,
      };
    }
    case 'metaobjects/create':
    case 'metaobjects/update':
    case 'metaobjects/delete':
      return metaobjectPayload(event.payload);
    case 'carts/create':
    case 'carts/update':
      return cartPayload(event.payload);
    case 'customers/create':
    case 'customers/update':
    case 'customers/delete':
      return customerPayload(event.payload, event.topic === 'customers/delete');
    case 'bulk_operations/finish':
      return z.looseObject({}).parse(event.payload);
    case 'inventory_levels/update': {
      const variant = await database
        .selectFrom('variant')
        .select('stock')
        .where('id', '=', id)
        .executeTakeFirst();
      return {
        inventory_item_id: id,
        location_id: locationId,
        available: variant?.stock ?? 0,
        updated_at,
        admin_graphql_api_id: gid('InventoryLevel', `${locationId}?inventory_item_id=${id}`),
      };
    }
    default:
      return orderPayload(database, event.topic, id);
  }
}

const metaobjectRow = z.object({
  id: z.number(),
  type: z.string(),
  handle: z.string(),
  status: z.enum(['ACTIVE', 'DRAFT']),
  fields: z.array(z.object({ key: z.string(), value: z.string() })),
  created_at: z.coerce.date(),
  updated_at: z.coerce.date(),
});

/** The fields are an object by key; texts are those of the primary language. */
function metaobjectPayload(payload: unknown): object {
  const { id, type, handle, status, fields, ...row } = metaobjectRow.parse(payload);
  return {
    id: gid('Metaobject', id),
    type,
    handle,
    fields: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
    capabilities: { publishable: { status: status.toLowerCase() } },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
