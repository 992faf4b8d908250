import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import { type ImageNode, imageNode } from './images.ts';
import type { ProductNode } from './products.ts';

/** A row of `variant` as it comes out of json_agg. */
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
}

/** The parent of every ProductVariant field. */
export interface VariantNode {
  __typename: 'ProductVariant';
  key: number;
  /** Its place among the product's variants, from 0. */
  index: number;
  id: string;
  sku: string;
  title: string;
  availableForSale: boolean;
  currentlyNotInStock: boolean;
  quantityAvailable: number;
  price: number;
  compareAtPrice: number | null;
  contents: { amount: number; unit: 'g' | 'kg' | 'ml' | 'l' } | undefined;
  weight: number;
  image: ImageNode | null;
  selectedOptions: { name: string; value: string }[];
  product: ProductNode;
}

export function variantNode(row: VariantRow, product: ProductNode, index: number): VariantNode {
  const text = product.card.variants[index];
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
    price: row.price,
    compareAtPrice: row.compare_at_price,
    contents:
      row.contents_amount && row.contents_unit
        ? { amount: row.contents_amount, unit: row.contents_unit }
        : undefined,
    weight: row.weight_grams,
    image: text?.image ? imageNode(text.image) : product.featuredImage,
    selectedOptions: product.card.options.map((option, place) => ({
      name: option.name,
      value: text?.optionValues[place] ?? '',
    })),
    product,
  };
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
