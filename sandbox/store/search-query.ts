import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { meaningfulWords } from './fold.ts';
import { fieldTags, type IndexedField } from './search-fields.ts';

interface UnderstoodWord {
  typed: string;
  isPrefix: boolean;
  /** Words of the shop that are meant, whether or not they begin as typed. */
  alternatives: string[];
  /** About how many products have it anywhere, and in their title. */
  uses: number;
  titleUses: number;
}

/** What a shopper typed: all words must be met, each by what was typed or by an alternative. */
export interface SearchQuery {
  words: UnderstoodWord[];
  /** How many products there are at all. */
  products: number;
}

const mostWords = 10;

interface WordRow {
  typed: string;
  products: number;
  alternatives: string[] | null;
  uses: number | null;
  title_uses: number | null;
}

/**
 * Looks each typed word up among the shop's words: as the beginning or part of one; else the words that are nearly the
 * same, and the compounds they are part of ("gieskanne" means "gießkannenaufsatz", too).
 */
export async function resolveSearchQuery(
  database: Kysely<Database>,
  language: Language,
  text: string,
  prefix: 'LAST' | 'NONE' = 'LAST',
): Promise<SearchQuery> {
  const typed = meaningfulWords(text, language).slice(0, mostWords);
  if (typed.length === 0) return { words: [], products: 0 };
  const { rows } = await sql<WordRow>`
    select typed,
           (select products from catalogue_state) as products,
           coalesce(inside.found, similar_to.found) as alternatives,
           coalesce(inside.uses, similar_to.uses)::integer as uses,
           coalesce(inside.title_uses, similar_to.title_uses)::integer as title_uses
    from unnest(${typed}::text[]) typed
    left join lateral (
      select (array_agg(word order by word like typed || '%' desc, uses desc))[1:16] as found,
             sum(uses) as uses, sum(title_uses) as title_uses
      from search_word
      where language = ${language}
        and word like case when length(typed) >= 4 then '%' else '' end || typed || '%'
    ) inside on true
    left join lateral (
      select (array_agg(word order by rank, word <> near, uses desc))[1:16] as found,
             sum(uses) as uses, sum(title_uses) as title_uses
      from (
        select word as near,
               row_number() over (order by similarity(word, typed) desc, uses desc) as rank
        from search_word
        where language = ${language} and word % typed and inside.found is null
        order by rank limit 3) meant
      join search_word on language = ${language}
        and (word = near or (length(near) >= 4 and word like '%' || near || '%'))
    ) similar_to on true`.execute(database);
  const found = new Map(rows.map((row) => [row.typed, row]));
  return {
    products: rows[0]?.products ?? 0,
    words: typed.map((word, index) => {
      const row = found.get(word);
      return {
        typed: word,
        isPrefix: prefix === 'LAST' && index === typed.length - 1,
        alternatives: row?.alternatives ?? [],
        uses: row?.uses ?? 0,
        titleUses: row?.title_uses ?? 0,
      };
    }),
  };
}

/** As PostgreSQL reads it, for the given fields only. */
export function tsquery(
  { words }: Pick<SearchQuery, 'words'>,
  fields: readonly IndexedField[],
  joinedBy: '&' | '|' = '&',
): string {
  return words
    .map(({ typed, isPrefix, alternatives }) => {
      const others = alternatives.filter(
        (word) => word !== typed && !(isPrefix && word.startsWith(typed)),
      );
      const terms = fields.flatMap((field) => {
        const tag = fieldTags[field];
        const asTyped = `'${tag}/${typed}'${isPrefix ? ':*' : ''}`;
        return [asTyped, ...others.map((word) => `'${tag}/${word}'`)];
      });
      return `(${terms.join(' | ')})`;
    })
    .join(` ${joinedBy} `);
}
