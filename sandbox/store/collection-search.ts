import type { Kysely } from 'kysely';
import type { Language } from '../catalogue-format/languages.ts';
import type { Database } from '../database/tables.ts';
import { foldPhrase, indexWords, meaningfulWords } from './fold.ts';
import { wordSimilarity } from './word-similarity.ts';

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

/** A name given by the shop's visitors counts a little less than its own. */
const alsoCalledWeight = 0.9;
/** What meets the query much worse than the best hit is no hit. */
const worstShare = 0.72;

/** The best first: how well the words are met, then a title that begins as typed, then the size. */
export function rankCollections(
  collections: readonly NamedCollection[],
  language: Language,
  query: string,
  limit: number,
): number[] {
  const typed = meaningfulWords(query, language);
  const phrase = typed.join(' ');
  const meets = typed.map(rememberingCloseness);
  const hits = collections
    .map((collection) => ({ collection, score: scoreOf(collection, meets) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...hits.map(({ score }) => score));
  return hits
    .filter(({ score }) => score >= best * worstShare)
    .map(({ collection, score }) => ({
      id: collection.id,
      size: collection.size,
      score: Math.round(score * 20),
      isWhole: collection.folded === phrase ? 1 : 0,
      begins: collection.folded.startsWith(phrase) ? 1 : 0,
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
function rememberingCloseness(typed: string): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    const found = known.get(word) ?? wordSimilarity(typed, word);
    known.set(word, found);
    return found;
  };
}

/** The mean over the typed words; one that is met nowhere counts nothing. */
function scoreOf(
  { words, alsoCalled }: NamedCollection,
  meets: readonly ((word: string) => number)[],
): number {
  if (meets.length === 0) return 0;
  const sum = meets.reduce((total, met) => {
    const own = Math.max(0, ...words.map(met));
    if (own > alsoCalledWeight) return total + own;
    return total + Math.max(own, alsoCalledWeight * Math.max(0, ...alsoCalled.map(met)));
  }, 0);
  return sum / meets.length;
}
