import { type Kysely, sql } from 'kysely';
import type { QuantityRule } from '../catalogue-format/catalogue.ts';
import { preparedQuery } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import { money } from '../graphql/money.ts';
import { unitPrice, unitPriceMeasurement } from '../graphql/unit-price.ts';
import type { SetMetafields } from './documents.ts';
import type { ProductNode, VariantNode } from './nodes.ts';

/** A row of `variant` as it comes out of the database's JSON. */
export interface VariantRow {
  id: number;
  product_id: number;
  position: number;
  sku: string;
  price: number;
  compare_at_price: number | null;
  contents_amount: number | null;
  contents_unit: 'g' | 'kg' | 'ml' | 'l' | null;
  stock: number;
  sells_beyond_stock: boolean;
  weight_grams: number;
  changed_at: string | null;
  metafields: SetMetafields | null;
  component_ids: number[] | null;
  component_quantities: number[] | null;
  quantity_rule: QuantityRule | null;
}

/** Of most variants. */
export const anyQuantity: QuantityRule = { minimum: 1, maximum: null, increment: 1 };

export function variantNode(row: VariantRow, product: ProductNode, index: number): VariantNode {
  const text = product.variantTexts[index];
  const contents =
    row.contents_amount && row.contents_unit
      ? { amount: row.contents_amount, unit: row.contents_unit }
      : undefined;
  return {
    __typename: 'ProductVariant',
    key: row.id,
    index,
    id: gid('ProductVariant', row.id),
    sku: row.sku,
    title: text?.title ?? '',
    availableForSale: row.stock > 0 || row.sells_beyond_stock,
    currentlyNotInStock: row.stock <= 0 && row.sells_beyond_stock,
    quantityAvailable: row.stock,
    sellsBeyondStock: row.sells_beyond_stock,
    priceInCents: row.price,
    compareAtPriceInCents: row.compare_at_price,
    price: money(row.price),
    compareAtPrice: row.compare_at_price === null ? null : money(row.compare_at_price),
    unitPrice: contents ? unitPrice(row.price, contents) : null,
    unitPriceMeasurement: contents ? unitPriceMeasurement(contents) : null,
    weight: row.weight_grams,
    changedAt: row.changed_at,
    setMetafields: row.metafields,
    components: componentsOf(row),
    quantityRule: row.quantity_rule ?? anyQuantity,
    image: text?.image ?? null,
    selectedOptions: text?.selectedOptions ?? [],
    product,
  };
}

function componentsOf({ component_ids, component_quantities }: VariantRow) {
  return (component_ids ?? []).map((key, place) => ({
    key,
    quantity: component_quantities?.[place] ?? 1,
  }));
}

const variantsOfProducts = {
  name: 'variants-of-products',
  text: `
    select product_id, json_agg(v order by position) as variants
    from variant v where product_id = any($1) group by product_id`,
};

/** Stock and prices are never remembered: they are what changes. */
export async function readVariants(
  database: Kysely<Database>,
  productIds: readonly number[],
): Promise<Map<number, VariantRow[]>> {
  const rows = await preparedQuery<{ product_id: number; variants: VariantRow[] }>(
    database,
    variantsOfProducts,
    [productIds],
  );
  return new Map(rows.map(({ product_id, variants }) => [product_id, variants]));
}

/** By component: the bundles that contain it. */
export async function readBundlesOf(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; bundles: number[] }>`
    select wanted.id, array_agg(bundle.id order by bundle.id) as bundles
    from unnest(${ids}::bigint[]) as wanted (id)
    join variant bundle
      on bundle.component_ids is not null and bundle.component_ids @> array[wanted.id]
    group by wanted.id`.execute(database);
  return new Map(rows.map(({ id, bundles }) => [id, bundles]));
}

export async function readProductIdsOfVariants(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('variant')
    .select(['id', 'product_id'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.product_id]));
}
