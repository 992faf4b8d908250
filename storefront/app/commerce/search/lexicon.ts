import type { Language } from '../../i18n/languages.ts';
import { transliterate } from './search-query.ts';
import type { CategoryNames, CollectionName, HelpPage, SearchVocabulary } from './vocabulary.ts';
import { listOf, phraseKey, type Word, wordsOf } from './words.ts';

/** A collection that words can mean. */
export interface Category {
  handle: string;
  isBrand: boolean;
  /** As in an address: "type=Scissors". */
  filter: string | null;
  isWider: boolean;
  isWeak: boolean;
  also: readonly string[];
}

/** A shop's vocabulary and the names of its collections, prepared for look-up. */
export interface Lexicon {
  language: Language;
  vocabulary: SearchVocabulary;
  fillers: ReadonlySet<string>;
  prepositions: ReadonlySet<string>;
  guideWords: ReadonlySet<string>;
  genericWords: ReadonlySet<string>;
  categories: ReadonlyMap<string, Category>;
  rewrites: ReadonlyMap<string, string>;
  help: readonly { page: HelpPage['page']; keys: readonly string[] }[];
  /** The titles of the platform's collections, by handle. */
  titles: ReadonlyMap<string, string>;
  /** The keys of all words that are part of a name. */
  knownKeys: ReadonlySet<string>;
  /** The same words without umlauts, with their usual spelling. */
  spellings: ReadonlyMap<string, string>;
}

export function createLexicon(
  language: Language,
  vocabulary: SearchVocabulary,
  collections: readonly CollectionName[],
): Lexicon {
  const keysOf = (list: string) =>
    new Set(listOf(list).flatMap((item) => wordsOf(item, language).map(({ key }) => key)));
  const fillers = keysOf(vocabulary.fillers);
  const prepositions = keysOf(vocabulary.prepositions);
  const guideWords = keysOf(vocabulary.guideWords);
  const genericWords = keysOf(vocabulary.genericWords);
  const knownKeys = new Set<string>();
  const spellings = new Map<string, string>();
  const learn = (words: readonly Word[]) => {
    for (const { text, key } of words) {
      knownKeys.add(key);
      if (!spellings.has(transliterate(text))) spellings.set(transliterate(text), text);
    }
  };
  const meaningful = (text: string) => {
    const words = wordsOf(text, language);
    const left = words.filter(({ key }) => !fillers.has(key));
    return left.length > 0 ? left : words;
  };

  const categories = new Map<string, Category>();
  const add = (words: readonly Word[], category: Category) => {
    if (words.length === 0) return;
    learn(words);
    const key = phraseKey(words);
    if (!categories.has(key)) categories.set(key, category);
  };
  // the first name wins: the shop's own words before the platform's titles, these before parts of them
  for (const names of vocabulary.categories) {
    for (const name of listOf(names.names)) add(meaningful(name), categoryOf(names));
    for (const name of listOf(names.weakNames ?? '')) {
      add(meaningful(name), { ...categoryOf(names), isWeak: true });
    }
  }
  const titled = collections.map(({ handle, title, isBrand }) => {
    const named = vocabulary.categories.find((names) => names.handle === handle && !names.isWider);
    const category = categoryOf(named ?? { handle, names: '' });
    return {
      words: meaningful(title),
      category: isBrand ? { ...category, isBrand, filter: `vendor=${title}` } : category,
    };
  });
  for (const { words, category } of titled) add(words, category);
  for (const { words, category } of titled) {
    if (category.isBrand) continue;
    const specific = words.filter(({ key }) => !genericWords.has(key));
    if (specific.length < words.length) add(specific, category);
  }

  const rewrites = new Map(
    Object.entries(vocabulary.rewrites).map(([phrase, words]) => {
      learn([...meaningful(phrase), ...meaningful(words)]);
      return [phraseKey(meaningful(phrase)), words];
    }),
  );
  const help = vocabulary.help.flatMap(({ page, phrases }) =>
    listOf(phrases).map((phrase) => {
      learn(meaningful(phrase));
      return { page, keys: meaningful(phrase).map(({ key }) => key) };
    }),
  );
  learn(wordsOf(vocabulary.otherWords, language));
  learn(wordsOf(vocabulary.genericWords, language));
  return {
    language,
    vocabulary,
    fillers,
    prepositions,
    guideWords,
    genericWords,
    categories,
    rewrites,
    help,
    knownKeys,
    spellings,
    titles: new Map(collections.map(({ handle, title }) => [handle, title])),
  };
}

function categoryOf({ handle, filter, isWider, also }: CategoryNames): Category {
  return {
    handle,
    isBrand: false,
    filter: filter ?? null,
    isWider: isWider ?? false,
    isWeak: false,
    also: also ?? [],
  };
}
