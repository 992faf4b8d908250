import { sql } from 'kysely';
import { notImplemented } from '../graphql/errors.ts';
import { gid, parseGid } from '../graphql/ids.ts';
import { type CommerceAdmin, centsOf, locationId } from './commerce.ts';
import type { ProductReader } from './products.ts';

interface ChangeInput {
  name: string;
  reason: string;
  referenceDocumentUri?: string | null;
}

interface SetInput extends ChangeInput {
  ignoreCompareQuantity?: boolean | null;
  quantities: {
    inventoryItemId: string;
    locationId: string;
    quantity: number;
    changeFromQuantity?: number | null;
    compareQuantity?: number | null;
  }[];
}

interface AdjustInput extends ChangeInput {
  changes: {
    inventoryItemId: string;
    locationId: string;
    delta: number;
    changeFromQuantity?: number | null;
  }[];
}

interface ChangesArguments {
  inventoryItemIds?: string[] | null;
  locationIds?: string[] | null;
  quantityNames?: string[] | null;
}

/** All that is there is available; one can be set by the other's name, too. */
const setNames = ['available', 'on_hand'];

interface VariantInput {
  id: string;
  price?: string | null;
  compareAtPrice?: string | null;
  inventoryPolicy?: 'CONTINUE' | 'DENY' | null;
}

const error = (field: string[], message: string, code: string) => ({ field, message, code });

/** Stock and prices: what shoppers see changes with the next request, and webhooks tell of it. */
export function inventoryResolvers({ database, now }: CommerceAdmin, reader: ProductReader) {
  const stockOf = async (item: string, location: string) => {
    if (parseGid('Location', location) !== locationId) return undefined;
    const row = await database
      .selectFrom('variant')
      .select(['id', 'stock'])
      .where('id', '=', parseGid('InventoryItem', item) ?? 0)
      .executeTakeFirst();
    return row;
  };
  const groupOf = (
    { name, reason, referenceDocumentUri = null }: ChangeInput,
    deltas: { id: number; delta: number }[],
  ) => ({
    inventoryAdjustmentGroup: {
      id: gid('InventoryAdjustmentGroup', now().getTime()),
      createdAt: now().toISOString(),
      reason,
      referenceDocumentUri,
      changes: ({ inventoryItemIds, locationIds, quantityNames }: ChangesArguments) =>
        deltas
          .filter(
            ({ id }) =>
              (inventoryItemIds?.includes(gid('InventoryItem', id)) ?? true) &&
              (locationIds?.includes(gid('Location', locationId)) ?? true) &&
              (quantityNames?.includes(name) ?? true),
          )
          .map(({ id, delta }) => ({ name, delta, item: () => reader.inventoryItem(id) })),
    },
    userErrors: [],
  });
  const change = async (deltas: { id: number; delta: number }[]) => {
    for (const { id, delta } of deltas) {
      await database
        .updateTable('variant')
        .set({ stock: sql`stock + ${delta}`, changed_at: now() })
        .where('id', '=', id)
        .execute();
    }
  };
  return {
    inventorySetQuantities: async ({ input }: { input: SetInput }) => {
      if (!setNames.includes(input.name)) {
        const message = "The quantity name must be either 'available' or 'on_hand'.";
        return refused(error(['input', 'name'], message, 'INVALID_NAME'));
      }
      const deltas: { id: number; delta: number }[] = [];
      for (const [index, it] of input.quantities.entries()) {
        const field = ['input', 'quantities', String(index)];
        const row = await stockOf(it.inventoryItemId, it.locationId);
        if (!row)
          return refused(
            error(
              [...field, 'inventoryItemId'],
              'The specified inventory item could not be found.',
              'INVALID_INVENTORY_ITEM',
            ),
          );
        const expected = it.changeFromQuantity ?? it.compareQuantity;
        if (!input.ignoreCompareQuantity && isStale(expected, row.stock))
          return refused(stale(field));
        deltas.push({ id: row.id, delta: it.quantity - row.stock });
      }
      await change(deltas);
      return groupOf(input, deltas);
    },
    inventoryAdjustQuantities: async ({ input }: { input: AdjustInput }) => {
      if (input.name !== 'available') {
        throw notImplemented('InventoryAdjustQuantitiesInput', `name: "${input.name}"`);
      }
      const deltas: { id: number; delta: number }[] = [];
      for (const [index, it] of input.changes.entries()) {
        const row = await stockOf(it.inventoryItemId, it.locationId);
        const field = ['input', 'changes', String(index)];
        if (!row)
          return refused(
            error(
              [...field, 'inventoryItemId'],
              'The specified inventory item could not be found.',
              'INVALID_INVENTORY_ITEM',
            ),
          );
        if (isStale(it.changeFromQuantity, row.stock)) return refused(stale(field));
        deltas.push({ id: row.id, delta: it.delta });
      }
      await change(deltas);
      return groupOf(input, deltas);
    },
    productVariantsBulkUpdate: async ({
      productId,
      variants,
    }: {
      productId: string;
      variants: VariantInput[];
    }) => {
      const product = parseGid('Product', productId) ?? 0;
      const refuse = (field: string[], message: string, code: string) => ({
        product: null,
        productVariants: null,
        userErrors: [error(field, message, code)],
      });
      if (!(await reader.product(product))) {
        return refuse(['productId'], 'Product does not exist', 'PRODUCT_DOES_NOT_EXIST');
      }
      for (const [index, input] of variants.entries()) {
        const field = ['variants', String(index)];
        const row = await database
          .selectFrom('variant')
          .select('product_id')
          .where('id', '=', parseGid('ProductVariant', input.id) ?? 0)
          .executeTakeFirst();
        if (row?.product_id !== product) {
          return refuse(
            [...field, 'id'],
            'Product variant does not exist',
            'PRODUCT_VARIANT_DOES_NOT_EXIST',
          );
        }
        if (input.price != null && !(Number(input.price) >= 0)) {
          return refuse(
            [...field, 'price'],
            'Price must be greater than or equal to 0',
            'GREATER_THAN_OR_EQUAL_TO',
          );
        }
      }
      for (const { id, price, compareAtPrice, inventoryPolicy } of variants) {
        await database
          .updateTable('variant')
          .set({
            ...(price != null && { price: centsOf(price) }),
            ...(compareAtPrice !== undefined && {
              compare_at_price: compareAtPrice === null ? null : centsOf(compareAtPrice),
            }),
            ...(inventoryPolicy && { sells_beyond_stock: inventoryPolicy === 'CONTINUE' }),
            changed_at: now(),
          })
          .where('id', '=', parseGid('ProductVariant', id) ?? 0)
          .execute();
      }
      return {
        product: await reader.product(product),
        productVariants: await Promise.all(
          variants.map(({ id }) => reader.variant(parseGid('ProductVariant', id))),
        ),
        userErrors: [],
      };
    },
  };
}

const isStale = (expected: number | null | undefined, stock: number) =>
  expected != null && expected !== stock;

const stale = (field: string[]) =>
  error(
    field,
    'The specified compare quantity does not match the current quantity.',
    'COMPARE_QUANTITY_STALE',
  );

function refused(userError: ReturnType<typeof error>) {
  return { inventoryAdjustmentGroup: null, userErrors: [userError] };
}
