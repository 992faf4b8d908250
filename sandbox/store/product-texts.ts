import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import { preparedQuery } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { gid } from '../graphql/ids.ts';
import type { CardDocument, DetailDocument, OptionDocument } from './documents.ts';
import { type ImageNode, imageNode } from './images.ts';

/** What of a product only changes with the catalogue. */
export interface ProductText {
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
  requiresSellingPlan: false;
  createdAt: string;
  publishedAt: string;
  seo: { title: string; description: string };
  allOptions: OptionNode[];
  featuredImage: ImageNode | null;
  /** In the order of their positions. */
  variantTexts: VariantText[];
  sellingPlanGroupIds: number[];
  complementaryIds: number[];
}

interface OptionNode {
  id: string;
  name: string;
  values: string[];
  optionValues: { id: string; name: string; swatch: { color: string; image: null } | null }[];
}

interface VariantText {
  title: string;
  image: ImageNode | null;
  selectedOptions: { name: string; value: string }[];
}

interface ProductRow {
  id: number;
  vendor: string;
  tags: string[];
  is_gift_card: boolean;
  created_at: string;
  selling_plan_group_ids: number[];
  complementary_ids: number[];
  handle: string;
  title: string;
  card: CardDocument;
}

// One JSON value a product is cheaper to take over than ten columns.
const textsById = {
  name: 'product-texts',
  text: `
    select json_build_object(
      'id', p.id, 'vendor', p.vendor, 'tags', p.tags, 'is_gift_card', p.is_gift_card,
      'created_at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'selling_plan_group_ids', p.selling_plan_group_ids,
      'complementary_ids', p.complementary_ids,
      'handle', t.handle, 'title', t.title, 'card', t.card) as product
    from product_text t join product p on p.id = t.product_id
    where t.product_id = any($2) and t.language = $1`,
};

export async function readProductTexts(
  database: Kysely<Database>,
  language: Language,
  filesUrl: string,
  ids: readonly number[],
): Promise<Map<number, ProductText>> {
  const rows = await preparedQuery<{ product: ProductRow }>(database, textsById, [language, ids]);
  return new Map(rows.map(({ product }) => [product.id, productText(product, language, filesUrl)]));
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

/** A handle of the language in use, or else of the shop's own language. */
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

function productText(row: ProductRow, language: Language, filesUrl: string): ProductText {
  const { card } = row;
  const featuredImage = card.image && imageNode(card.image, filesUrl);
  const options = card.options.length > 0 ? card.options : [defaultOption(row.id)];
  return {
    __typename: 'Product',
    key: row.id,
    language,
    id: gid('Product', row.id),
    handle: row.handle,
    title: row.title,
    vendor: row.vendor,
    productType: card.productType,
    tags: row.tags,
    isGiftCard: row.is_gift_card,
    requiresSellingPlan: false,
    createdAt: row.created_at,
    publishedAt: row.created_at,
    seo: card.seo,
    allOptions: options.map(optionNode),
    featuredImage,
    variantTexts: card.variants.map(({ title, image, optionValues }) => ({
      title,
      image: image ? imageNode(image, filesUrl) : featuredImage,
      selectedOptions: options.map(({ name, values }, place) => ({
        name,
        value: optionValues[place] ?? values[0]?.name ?? '',
      })),
    })),
    sellingPlanGroupIds: row.selling_plan_group_ids,
    complementaryIds: row.complementary_ids,
  };
}

/** The platform gives a product without options one of its own, in every language. */
function defaultOption(product: number): OptionDocument {
  return { id: product, name: 'Title', values: [{ id: product, name: 'Default Title' }] };
}

function optionNode({ id, name, values }: OptionDocument): OptionNode {
  return {
    id: gid('ProductOption', id),
    name,
    values: values.map((value) => value.name),
    optionValues: values.map((value) => ({
      id: gid('ProductOptionValue', value.id),
      name: value.name,
      swatch: value.swatch ? { color: value.swatch, image: null } : null,
    })),
  };
}
