import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Language } from '../catalogue/model.ts';
import type { Database } from '../database/tables.ts';
import { type Cursor, readCursor } from '../graphql/cursor.ts';
import type { Page } from '../graphql/page.ts';
import { type ProductScope, whereAll } from './facet-counts.ts';
import type { ListedPage } from './listing.ts';
import type { FilterCondition } from './product-filter.ts';
import type { IndexedField } from './search-fields.ts';
import { type SearchQuery, tsquery } from './search-query.ts';

export interface ProductSearch {
  language: Language;
  /** Text of a tsquery for every searched field, and for the title alone if it is one of them. */
  anywhere: string;
  inTitle: string | undefined;
  unavailable: 'SHOW' | 'HIDE' | 'LAST';
}

export async function prepareSearch(
  database: Kysely<Database>,
  language: Language,
  query: SearchQuery,
  fields: readonly IndexedField[],
  unavailable: ProductSearch['unavailable'],
): Promise<ProductSearch | undefined> {
  if (query.words.length === 0 || fields.length === 0) return undefined;
  const search = (joinedBy: '&' | '|'): ProductSearch => ({
    language,
    anywhere: tsquery(query, fields, joinedBy),
    inTitle: fields.includes('TITLE') ? tsquery(query, ['TITLE'], joinedBy) : undefined,
    unavailable,
  });
  const strict = search('&');
  // Where no product has all the words, one of them is better than nothing.
  return query.words.length === 1 || (await findsAny(database, strict)) ? strict : search('|');
}

async function findsAny(database: Kysely<Database>, search: ProductSearch): Promise<boolean> {
  const { rows } = await sql`
    select from ${searchScope(search)} limit 1`.execute(database);
  return rows.length > 0;
}

/** Binds the entry in the index as `s` and the product as `p`. */
export function searchScope({ language, anywhere, unavailable }: ProductSearch): ProductScope {
  const available = unavailable === 'HIDE' ? sql`and available` : sql``;
  return sql`(
    select * from product_search
    where language = ${language} and words @@ ${anywhere}::tsquery ${available}) s
    join product p on p.id = s.product_id`;
}

interface Tier {
  rank: number;
  condition: RawBuilder<boolean>;
}

/** Best matches first, in steps that each follow an index: the title before the rest, the sold-out last. */
function tiers({ anywhere, inTitle, unavailable }: ProductSearch): Tier[] {
  const everywhere = sql<boolean>`s.words @@ ${anywhere}::tsquery`;
  const title = inTitle && sql<boolean>`s.words @@ ${inTitle}::tsquery`;
  const byMatch = title ? [title, sql<boolean>`${everywhere} and not ${title}`] : [everywhere];
  const byStock =
    unavailable === 'SHOW'
      ? [sql<boolean>`true`]
      : [
          sql<boolean>`s.available`,
          ...(unavailable === 'LAST' ? [sql<boolean>`not s.available`] : []),
        ];
  const conditions = byStock.flatMap((stock) =>
    byMatch.map((match) => sql<boolean>`(${match}) and ${stock}`),
  );
  return conditions.map((condition, index) => ({ rank: conditions.length - index, condition }));
}

const rankStep = 1_000_000_000;

/** A page by relevance. The sort value is a tier's rank in billions plus the units sold. */
export async function searchByRelevance(
  database: Kysely<Database>,
  search: ProductSearch,
  reverse: boolean,
  page: Page,
  conditions: readonly FilterCondition[],
): Promise<ListedPage> {
  const backward = page.direction === 'backward';
  const upward = reverse !== backward;
  const ordered = upward ? tiers(search).toReversed() : tiers(search);
  const start = page.cursor === undefined ? undefined : readCursor(page.cursor);
  const startRank = start && Math.floor(Number(start.value) / rankStep);
  const rows: Cursor[] = [];
  for (const tier of ordered) {
    const wanted = page.size + 1 - rows.length;
    if (wanted <= 0) break;
    if (startRank !== undefined && (upward ? tier.rank < startRank : tier.rank > startRank)) {
      continue;
    }
    const after = tier.rank === startRank ? start : undefined;
    rows.push(...(await readTier(database, search, tier, upward, after, wanted, conditions)));
  }
  const extra = rows.length > page.size;
  const shown = extra ? rows.slice(0, page.size) : rows;
  return backward
    ? { rows: shown.toReversed(), more: { before: extra, after: start !== undefined } }
    : { rows: shown, more: { before: start !== undefined, after: extra } };
}

async function readTier(
  database: Kysely<Database>,
  { language }: ProductSearch,
  tier: Tier,
  upward: boolean,
  after: Cursor | undefined,
  limit: number,
  conditions: readonly FilterCondition[],
): Promise<Cursor[]> {
  const order = sql.raw(upward ? 'asc' : 'desc');
  const resume = after
    ? sql`(s.units_sold, s.product_id) ${sql.raw(upward ? '>' : '<')}
        (${Number(after.value) % rankStep}::integer, ${after.id}::bigint)`
    : sql`true`;
  const product = conditions.length > 0 ? sql`join product p on p.id = s.product_id` : sql``;
  const { rows } = await sql<Cursor>`
    select s.product_id as id, (${tier.rank * rankStep}::bigint + s.units_sold)::text as value
    from product_search s ${product}
    where s.language = ${language} and ${tier.condition} and ${resume} and ${whereAll(conditions)}
    order by s.units_sold ${order}, s.product_id ${order}
    limit ${limit}`.execute(database);
  return rows;
}

export async function countFound(
  database: Kysely<Database>,
  search: ProductSearch,
  conditions: readonly FilterCondition[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${searchScope(search)}
    where ${whereAll(conditions)}`.execute(database);
  return rows[0]?.count ?? 0;
}

export async function searchCollections(
  database: Kysely<Database>,
  language: Language,
  query: SearchQuery,
  limit: number,
): Promise<number[]> {
  if (query.words.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select collection_id as id from collection_text
    where language = ${language} and words @@ ${tsquery(query, ['TITLE'])}::tsquery
    order by length(title), collection_id limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}

export async function suggestPhrases(
  database: Kysely<Database>,
  language: Language,
  folded: string,
  limit: number,
): Promise<string[]> {
  if (folded === '') return [];
  const { rows } = await sql<{ text: string }>`
    select text from search_phrase
    where language = ${language} and (' ' || folded) like ${`% ${folded}%`}
    order by (folded like ${`${folded}%`}) desc, weight desc, text limit ${limit}`.execute(
    database,
  );
  return rows.map(({ text }) => text);
}
