import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { type Cursor, readCursor } from '../graphql/cursor.ts';
import { badRequest } from '../graphql/errors.ts';
import type { Page } from '../graphql/page.ts';
import { type ProductScope, whereAll } from './facet-counts.ts';
import type { FilterCondition } from './product-filter.ts';

export type CollectionSortKey =
  | 'BEST_SELLING'
  | 'COLLECTION_DEFAULT'
  | 'CREATED'
  | 'ID'
  | 'MANUAL'
  | 'PRICE'
  | 'RELEVANCE'
  | 'TITLE';

/** A column to sort by, its type in SQL, and whether its natural order is downward. */
export interface SortColumn {
  column: string;
  type: 'integer' | 'bigint' | 'timestamptz' | 'text' | 'double precision';
  descending?: boolean;
}

export function collectionSortColumn(key: CollectionSortKey, language: Language): SortColumn {
  switch (key) {
    case 'BEST_SELLING':
      return { column: 'cp.units_sold', type: 'integer', descending: true };
    case 'CREATED':
      return { column: 'cp.created_at', type: 'timestamptz' };
    case 'ID':
      return { column: 'cp.product_id', type: 'bigint' };
    case 'PRICE':
      return { column: 'cp.min_price', type: 'integer' };
    case 'TITLE':
      return { column: `cp.title_${language}`, type: 'text' };
    case 'COLLECTION_DEFAULT':
    case 'MANUAL':
    case 'RELEVANCE':
      return { column: 'cp.position', type: 'integer' };
  }
}

export type ProductSortKey =
  | 'BEST_SELLING'
  | 'CREATED_AT'
  | 'ID'
  | 'PRICE'
  | 'PRODUCT_TYPE'
  | 'RELEVANCE'
  | 'TITLE'
  | 'UPDATED_AT'
  | 'VENDOR';

export function productSortColumn(key: ProductSortKey): SortColumn {
  switch (key) {
    case 'BEST_SELLING':
      return { column: 'p.units_sold', type: 'integer', descending: true };
    case 'CREATED_AT':
      return { column: 'p.created_at', type: 'timestamptz' };
    case 'PRICE':
      return { column: 'p.min_price', type: 'integer' };
    case 'PRODUCT_TYPE':
      return { column: 'p.product_type', type: 'text' };
    case 'TITLE':
      return { column: 't.title', type: 'text' };
    case 'UPDATED_AT':
      return { column: 'u.updated_at', type: 'timestamptz' };
    case 'VENDOR':
      return { column: 'p.vendor', type: 'text' };
    case 'ID':
    case 'RELEVANCE':
      return { column: 'p.id', type: 'bigint' };
  }
}

export function collectionScope(collectionId: number): ProductScope {
  return sql`(select * from collection_product where collection_id = ${collectionId}) cp
    join product p on p.id = cp.product_id`;
}

export interface SortedScope {
  scope: ProductScope;
  idColumn: string;
  sort: SortColumn;
  reverse: boolean;
}

export interface ListedPage {
  /** In the order of display. */
  rows: Cursor[];
  more: { before: boolean; after: boolean };
}

/** One page of a sorted scope by keyset: the cost does not grow with the distance from the start. */
export async function listProducts(
  database: Kysely<Database>,
  { scope, idColumn, sort, reverse }: SortedScope,
  page: Page,
  conditions: readonly FilterCondition[],
): Promise<ListedPage> {
  const backward = page.direction === 'backward';
  const downward = [sort.descending === true, reverse, backward].filter(Boolean).length % 2 === 1;
  const order = sql.raw(downward ? 'desc' : 'asc');
  const value = sql.ref(sort.column);
  const id = sql.ref(idColumn);
  const { rows } = await sql<Cursor>`
    select ${id} as id, ${value}::text as value
    from ${scope}
    where ${whereAll(conditions)} and ${afterCursor(page, sort, idColumn, downward)}
    order by ${value} ${order}, ${id} ${order}
    limit ${page.size + 1}`
    .execute(database)
    .catch(rejectForeignCursor);
  const extra = rows.length > page.size;
  const shown = extra ? rows.slice(0, page.size) : rows;
  const resumed = page.cursor !== undefined;
  return backward
    ? { rows: shown.toReversed(), more: { before: extra, after: resumed } }
    : { rows: shown, more: { before: resumed, after: extra } };
}

function afterCursor(page: Page, sort: SortColumn, idColumn: string, downward: boolean) {
  if (page.cursor === undefined) return sql`true`;
  const { id, value } = readCursor(page.cursor);
  return sql`(${sql.ref(sort.column)}, ${sql.ref(idColumn)}) ${sql.raw(downward ? '<' : '>')}
    (${value}::text::${sql.raw(sort.type)}, ${id}::bigint)`;
}

/** A cursor of another sort key may hold a value of another type. */
function rejectForeignCursor(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === '22P02' || code === '22007' || code === '22008' || code === '22003') {
    throw badRequest('Invalid cursor for current pagination sort.');
  }
  throw error;
}
