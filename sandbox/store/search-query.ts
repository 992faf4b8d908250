import { type Kysely, sql } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { queryWords } from './fold.ts';
import { isTypo } from './is-typo.ts';
import { fieldTags, type IndexedField, predictiveFields } from './search-fields.ts';
import { stem } from './stem.ts';

/** How a word may meet what was typed, the best first. */
export type MatchKind = 'exact' | 'stemmed' | 'prefix';

/** About how many products have a word in their title or type, in their main fields, anywhere. */
interface Uses {
  title: number;
  main: number;
  all: number;
}

interface ResolvedWord {
  typed: string;
  stem: string;
  isPrefix: boolean;
  /** Words of the shop that were probably meant; only where nothing is found as typed. */
  meant: string[];
  uses: Record<MatchKind, Uses>;
}

/** What a shopper typed: a product must have all words. */
export interface SearchQuery {
  words: ResolvedWord[];
  /** How many products there are at all. */
  products: number;
}

const mostWords = 10;
const mostMeant = 5;
const typoPrefix = 4;

interface WordRow {
  word: string;
  stem: string;
  uses: number;
  main_uses: number;
  title_uses: number;
  products: number;
}

export async function resolveSearchQuery(
  database: Kysely<Database>,
  language: Language,
  text: string,
  prefix: 'LAST' | 'NONE' = 'LAST',
): Promise<SearchQuery> {
  const typed = queryWords(text).slice(0, mostWords);
  if (typed.length === 0) return { words: [], products: 0 };
  const stems = typed.map((word) => stem(word, language));
  const last = prefix === 'LAST' ? typed.at(-1) : undefined;
  // words that begin alike are the candidates for typos; folded words have no characters that LIKE treats specially
  const beginnings = typed
    .filter(({ length }) => length >= typoPrefix)
    .map((word) => `${word.slice(0, typoPrefix)}%`);
  const { rows } = await sql<WordRow>`
    select word, stem, uses, main_uses, title_uses, (select products from catalogue_state) as products
    from search_word
    where language = ${language} and (word = any (${typed}::text[]) or stem = any (${stems}::text[])
      or word like any (${[...beginnings, ...(last ? [`${last}%`] : [])]}::text[]))`.execute(
    database,
  );
  return {
    products: rows[0]?.products ?? 0,
    words: typed.map((word, index) => {
      const wordStem = stems[index] ?? word;
      const isPrefix = word === last;
      const exact = rows.filter((row) => row.word === word);
      const stemmed = rows.filter((row) => row.word === word || row.stem === wordStem);
      const longer = rows.filter((row) => isPrefix && row.word.startsWith(word));
      const found = [...new Set([...stemmed, ...longer])];
      const meant =
        found.length > 0
          ? []
          : rows
              .filter((row) => row.main_uses > 0 && isTypo(word, row.word))
              .toSorted((a, b) => b.main_uses - a.main_uses)
              .slice(0, mostMeant);
      return {
        typed: word,
        stem: wordStem,
        isPrefix,
        meant: meant.map((row) => row.word),
        uses: {
          exact: sumOf([...exact, ...meant]),
          stemmed: sumOf([...stemmed, ...meant]),
          prefix: sumOf([...found, ...meant]),
        },
      };
    }),
  };
}

function sumOf(rows: WordRow[]): Uses {
  return {
    title: rows.reduce((sum, row) => sum + row.title_uses, 0),
    main: rows.reduce((sum, row) => sum + row.main_uses, 0),
    all: rows.reduce((sum, row) => sum + row.uses, 0),
  };
}

/** As PostgreSQL reads it: all words, each in one of the fields, met at least as well as the kind says. */
export function tsquery(
  words: readonly Pick<ResolvedWord, 'typed' | 'stem' | 'isPrefix' | 'meant'>[],
  fields: readonly IndexedField[],
  kind: MatchKind = 'prefix',
): string {
  return words
    .map(({ typed, stem: wordStem, isPrefix, meant }) => {
      const terms = fields.flatMap((field) => {
        const tag = fieldTags[field];
        const asTyped = `'${tag}/${typed}'${kind === 'prefix' && isPrefix ? ':*' : ''}`;
        const inflected = kind === 'exact' ? [] : [`'${tag}~${wordStem}'`];
        const corrected = predictiveFields.includes(field)
          ? meant.map((word) => `'${tag}/${word}'`)
          : [];
        return [asTyped, ...inflected, ...corrected];
      });
      return `(${terms.join(' | ')})`;
    })
    .join(' & ');
}
