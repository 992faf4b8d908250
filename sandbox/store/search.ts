import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { type ProductScope, whereAll } from './facet-counts.ts';
import type { FilterCondition } from './product-filter.ts';
import type { IndexedField } from './search-fields.ts';
import { type SearchQuery, tsquery } from './search-query.ts';

/** The text of a tsquery, with a guess at how many products it finds. */
export interface Match {
  tsquery: string;
  estimate: number;
}

export interface ProductSearch {
  language: Language;
  anywhere: Match;
  /** Undefined when titles are not searched. */
  inTitle: Match | undefined;
  unavailable: 'SHOW' | 'HIDE' | 'LAST';
  /** How many products there are at all. */
  products: number;
}

export async function prepareSearch(
  database: Kysely<Database>,
  language: Language,
  query: SearchQuery,
  fields: readonly IndexedField[],
  unavailable: ProductSearch['unavailable'],
): Promise<ProductSearch | undefined> {
  if (query.words.length === 0 || fields.length === 0) return undefined;
  const search = (joinedBy: '&' | '|'): ProductSearch => {
    const guess = joinedBy === '&' ? Math.min : Math.max;
    return {
      language,
      unavailable,
      products: query.products,
      anywhere: {
        tsquery: tsquery(query, fields, joinedBy),
        estimate: guess(...query.words.map(({ uses }) => uses)),
      },
      inTitle: fields.includes('TITLE')
        ? {
            tsquery: tsquery(query, ['TITLE'], joinedBy),
            estimate: guess(...query.words.map(({ titleUses }) => titleUses)),
          }
        : undefined,
    };
  };
  const strict = search('&');
  // Where no product has all the words, one of them is better than nothing.
  return query.words.length === 1 || (await findsAny(database, strict)) ? strict : search('|');
}

async function findsAny(database: Kysely<Database>, search: ProductSearch): Promise<boolean> {
  const { rows } = await sql`
    select from product_search
    where language = ${search.language} and words @@ ${search.anywhere.tsquery}::tsquery
    limit 1`.execute(database);
  return rows.length > 0;
}

/** Binds the entry in the index as `s` and the product as `p`. */
export function searchScope({ language, anywhere, unavailable }: ProductSearch): ProductScope {
  const available = unavailable === 'HIDE' ? sql`and p.available` : sql``;
  return sql`(
    select * from product_search
    where language = ${language} and words @@ ${anywhere.tsquery}::tsquery) s
    join product p on p.id = s.product_id ${available}`;
}

export function countSearchResults(
  database: Kysely<Database>,
  search: ProductSearch,
  conditions: readonly FilterCondition[],
): Promise<number> {
  return countProducts(database, searchScope(search), conditions);
}

export async function countProducts(
  database: Kysely<Database>,
  scope: ProductScope,
  conditions: readonly FilterCondition[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${scope}
    where ${whereAll(conditions)}`.execute(database);
  return rows[0]?.count ?? 0;
}

/** Phrases that go on as typed; else those with the words that were probably meant. */
export async function suggestPhrases(
  database: Kysely<Database>,
  language: Language,
  query: SearchQuery,
  limit: number,
): Promise<string[]> {
  if (query.words.length === 0) return [];
  const typed = query.words.map((word) => word.typed).join(' ');
  const meant = query.words.map((word) => word.alternatives[0] ?? word.typed).join(' ');
  const { rows } = await sql<{ text: string }>`
    select text from search_phrase
    where language = ${language}
      and (' ' || folded) like any (array[${`% ${typed}%`}, ${`% ${meant}%`}])
    order by (folded like ${`${typed}%`}) desc, weight desc, text limit ${limit}`.execute(database);
  return rows.map(({ text }) => text);
}
