import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { foldPhrase, indexWords, queryWords } from './fold.ts';
import { isTypo } from './is-typo.ts';
import { stem } from './stem.ts';

/** A collection as it is looked for. A shop has hundreds of them, so they are ranked in memory. */
export interface NamedCollection {
  id: number;
  folded: string;
  words: string[];
  alsoCalled: string[];
  size: number;
}

export async function readCollectionNames(
  database: Kysely<Database>,
  language: Language,
): Promise<NamedCollection[]> {
  const rows = await database
    .selectFrom('collection_text')
    .select(['collection_id as id', 'title', 'also_called', 'size'])
    .where('language', '=', language)
    .execute();
  return rows.map(({ id, title, also_called, size }) => ({
    id,
    folded: foldPhrase(title),
    words: indexWords(title),
    alsoCalled: also_called.split(' '),
    size,
  }));
}

/** How well a word of the shop meets what was typed; 0 where it does not. */
const scores = { exact: 8, stemmed: 6, prefix: 4, typo: 2 };
/** A name given by the shop's visitors counts a little less than its own. */
const alsoCalledDiscount = 1;

/** Collections that meet every word: the best first, then a title that begins as typed, then the size. */
export function rankCollections(
  collections: readonly NamedCollection[],
  language: Language,
  query: string,
  limit: number,
): number[] {
  const typed = queryWords(query);
  if (typed.length === 0) return [];
  const phrase = typed.join(' ');
  const meets = typed.map((word, index) => scoreFor(word, language, index === typed.length - 1));
  return collections
    .map((collection) => ({ ...collection, score: scoreOf(collection, meets) }))
    .filter(({ score }) => score > 0)
    .map(({ folded, ...collection }) => ({
      ...collection,
      isWhole: folded === phrase ? 1 : 0,
      begins: folded.startsWith(phrase) ? 1 : 0,
    }))
    .toSorted(
      (a, b) =>
        b.isWhole - a.isWhole ||
        b.score - a.score ||
        b.begins - a.begins ||
        b.size - a.size ||
        a.id - b.id,
    )
    .slice(0, limit)
    .map(({ id }) => id);
}

/** Titles share most of their words: each is compared once. */
function scoreFor(typed: string, language: Language, isLast: boolean): (word: string) => number {
  const typedStem = stem(typed, language);
  const compare = (word: string) => {
    if (word === typed) return scores.exact;
    if (stem(word, language) === typedStem) return scores.stemmed;
    if (isLast && word.startsWith(typed)) return scores.prefix;
    return isTypo(typed, word) ? scores.typo : 0;
  };
  const known = new Map<string, number>();
  return (word) => {
    const found = known.get(word) ?? compare(word);
    known.set(word, found);
    return found;
  };
}

/** The sum over the typed words; 0 where one is met nowhere. */
function scoreOf(
  { words, alsoCalled }: NamedCollection,
  meets: readonly ((word: string) => number)[],
): number {
  const each = meets.map((met) =>
    Math.max(0, ...words.map(met), ...alsoCalled.map((word) => met(word) - alsoCalledDiscount)),
  );
  return each.includes(0) ? 0 : each.reduce((sum, score) => sum + score, 0);
}
