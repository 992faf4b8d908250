import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { type ProductScope, whereAll } from './facet-counts.ts';
import type { FilterCondition } from './product-filter.ts';
import { type IndexedField, mainFields, titleFields } from './search-fields.ts';
import { type MatchKind, type SearchQuery, tsquery } from './search-query.ts';

/** A step of relevance: products that meet the query at least so well. */
export interface Match {
  tsquery: string;
  /** A guess at how many products it finds. */
  estimate: number;
}

export interface ProductSearch {
  language: Language;
  /** The best first; the last one finds everything. */
  matches: readonly [Match, ...Match[]];
  unavailable: 'SHOW' | 'HIDE' | 'LAST';
  /** How many products there are at all. */
  products: number;
}

export function prepareSearch(
  language: Language,
  query: SearchQuery,
  fields: readonly IndexedField[],
  unavailable: ProductSearch['unavailable'],
): ProductSearch | undefined {
  const { words, products } = query;
  if (words.length === 0 || fields.length === 0) return undefined;
  const match = (
    among: readonly IndexedField[],
    kind: MatchKind,
    counted: 'title' | 'main' | 'all',
  ): Match[] => {
    const searched = among.filter((field) => fields.includes(field));
    if (searched.length === 0) return [];
    const estimate = Math.min(...words.map(({ uses }) => uses[kind][counted]));
    return [{ tsquery: tsquery(words, searched, kind), estimate }];
  };
  const better = [
    ...match(titleFields, 'exact', 'title'),
    ...match(titleFields, 'stemmed', 'title'),
    ...match(titleFields, 'prefix', 'title'),
    ...match(mainFields, 'prefix', 'main'),
  ];
  const [all] = match(fields, 'prefix', 'all');
  if (!all) return undefined;
  const steps = [...better, all].filter(
    ({ tsquery: text }, index, list) => list.findIndex((it) => it.tsquery === text) === index,
  );
  const [first = all, ...others] = steps;
  return { language, unavailable, products, matches: [first, ...others] };
}

/** Binds the entry in the index as `s` and the product as `p`. */
export function searchScope({ language, matches, unavailable }: ProductSearch): ProductScope {
  const anywhere = matches[matches.length - 1] ?? matches[0];
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
  const meant = query.words.map((word) => word.meant[0] ?? word.typed).join(' ');
  const { rows } = await sql<{ text: string }>`
    select text from search_phrase
    where language = ${language}
      and (' ' || folded) like any (array[${`% ${typed}%`}, ${`% ${meant}%`}])
    order by (folded like ${`${typed}%`}) desc, weight desc, text limit ${limit}`.execute(database);
  return rows.map(({ text }) => text);
}
