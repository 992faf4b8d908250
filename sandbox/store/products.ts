import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue/model.ts';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import type { CardDocument, DetailDocument } from './documents.ts';
import { type ImageNode, imageNode } from './images.ts';
import { type VariantNode, type VariantRow, variantNode } from './variants.ts';

export interface ProductNode {
  __typename: 'Product';
  key: number;
  language: Language;
  id: string;
  handle: string;
  title: string;
  vendor: string;
  productType: string;
  tags: string[];
  isGiftCard: boolean;
  availableForSale: boolean;
  requiresSellingPlan: false;
  createdAt: string;
  publishedAt: string;
  seo: { title: string; description: string };
  card: CardDocument;
  /** Only there when the read asked for it; else through its loader. */
  detail: DetailDocument | undefined;
  featuredImage: ImageNode | null;
  prices: number[];
  variants: VariantNode[];
  sellingPlanGroupIds: number[];
  complementaryIds: number[];
}

interface ProductRow {
  id: number;
  vendor: string;
  tags: string[];
  is_gift_card: boolean;
  created_at: Date;
  available: boolean;
  prices: number[];
  selling_plan_group_ids: number[];
  complementary_ids: number[];
  handle: string;
  title: string;
  card: CardDocument;
  detail?: DetailDocument;
  variants: VariantRow[];
}

const columns = sql`
  p.id, p.vendor, p.tags, p.is_gift_card, p.created_at, p.available, p.prices,
  p.selling_plan_group_ids, p.complementary_ids, t.handle, t.title, t.card,
  (select json_agg(v order by v.position) from variant v where v.product_id = p.id) as variants`;

/** One product with everything its page shows, in a single read. */
export async function readProduct(
  database: Kysely<Database>,
  language: Language,
  by: { id: number } | { handle: string },
): Promise<ProductNode | undefined> {
  const found =
    'id' in by
      ? sql`t.product_id = ${by.id} and t.language = ${language}`
      : sql`(t.product_id, t.language) = (
          select product_id, ${language}::text from product_text
          where handle = ${by.handle} and language in (${language}, 'de')
          order by language = ${language} desc limit 1)`;
  const { rows } = await sql<ProductRow>`
    select ${columns}, t.detail
    from product_text t join product p on p.id = t.product_id
    where ${found}`.execute(database);
  return rows[0] && productNode(rows[0], language);
}

export async function findProductId(
  database: Kysely<Database>,
  language: Language,
  handle: string,
): Promise<number | undefined> {
  const row = await database
    .selectFrom('product_text')
    .select('product_id')
    .where('handle', '=', handle)
    .where('language', 'in', [language, 'de'])
    .orderBy((eb) => eb('language', '=', language), 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.product_id;
}

export async function readProducts(
  database: Kysely<Database>,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, ProductNode>> {
  const { rows } = await sql<ProductRow>`
    select ${columns}
    from product_text t join product p on p.id = t.product_id
    where t.product_id = any(${ids}) and t.language = ${language}`.execute(database);
  return new Map(rows.map((row) => [row.id, productNode(row, language)]));
}

export async function readDetails(
  database: Kysely<Database>,
  language: Language,
  ids: readonly number[],
): Promise<Map<number, DetailDocument>> {
  const rows = await database
    .selectFrom('product_text')
    .select(['product_id', 'detail'])
    .where('product_id', 'in', ids)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map((row) => [row.product_id, row.detail]));
}

function productNode(row: ProductRow, language: Language): ProductNode {
  const createdAt = row.created_at.toISOString().replace('.000Z', 'Z');
  const node: ProductNode = {
    __typename: 'Product',
    key: row.id,
    language,
    id: gid('Product', row.id),
    handle: row.handle,
    title: row.title,
    vendor: row.vendor,
    productType: row.card.productType,
    tags: row.tags,
    isGiftCard: row.is_gift_card,
    availableForSale: row.available,
    requiresSellingPlan: false,
    createdAt,
    publishedAt: createdAt,
    seo: row.card.seo,
    card: row.card,
    detail: row.detail,
    featuredImage: row.card.image && imageNode(row.card.image),
    prices: row.prices,
    variants: [],
    sellingPlanGroupIds: row.selling_plan_group_ids,
    complementaryIds: row.complementary_ids,
  };
  node.variants = row.variants.map((variant, index) => variantNode(variant, node, index));
  return node;
}
