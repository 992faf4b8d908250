import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue/model.ts';
import type { Database } from '../database/tables.ts';
import { queryWords } from './fold.ts';
import { fieldTags, type IndexedField } from './search-fields.ts';

/** What a shopper typed, as alternatives of known words: all words must be met, each by any alternative. */
export interface SearchQuery {
  words: { typed: string; isPrefix: boolean; alternatives: string[] }[];
}

const longestQuery = 10;

/** Looks each typed word up among the shop's words: inside a longer one, or nearly the same. */
export async function understand(
  database: Kysely<Database>,
  language: Language,
  text: string,
  prefix: 'LAST' | 'NONE' = 'LAST',
): Promise<SearchQuery> {
  const typed = queryWords(text).slice(0, longestQuery);
  const { rows } = await sql<{ typed: string; alternatives: string[] }>`
    select typed, coalesce(inside.found, similar_to.found, '{}') as alternatives
    from unnest(${typed}::text[]) typed
    left join lateral (
      select array_agg(word) as found from (
        select word from search_word
        where language = ${language} and word like '%' || typed || '%'
          and (length(typed) >= 4 or word like typed || '%')
        order by uses desc limit 40) matching
    ) inside on true
    left join lateral (
      select array_agg(word) as found from (
        select word from search_word
        where language = ${language} and word % typed and inside.found is null
        order by similarity(word, typed) desc, uses desc limit 4) matching
    ) similar_to on true`.execute(database);
  const found = new Map(rows.map((row) => [row.typed, row.alternatives]));
  return {
    words: typed.map((word, index) => ({
      typed: word,
      isPrefix: prefix === 'LAST' && index === typed.length - 1,
      alternatives: found.get(word) ?? [],
    })),
  };
}

/** As PostgreSQL reads it, for the given fields only. */
export function tsquery(
  { words }: SearchQuery,
  fields: readonly IndexedField[],
  joinedBy: '&' | '|' = '&',
): string {
  return words
    .map(({ typed, isPrefix, alternatives }) => {
      const terms = fields.flatMap((field) => {
        const tag = fieldTags[field];
        return [
          `'${tag}/${typed}'${isPrefix ? ':*' : ''}`,
          ...alternatives.filter((word) => word !== typed).map((word) => `'${tag}/${word}'`),
        ];
      });
      return `(${terms.join(' | ')})`;
    })
    .join(` ${joinedBy} `);
}
