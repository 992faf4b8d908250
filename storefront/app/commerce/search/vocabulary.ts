/** What a shop's shoppers say, in one language. Lists of words and phrases are separated by commas. */
export interface SearchVocabulary {
  /** Words that say nothing about what is looked for. */
  fillers: string;
  /** What stands behind one of them says more about the thing that stands before. */
  prepositions: string;
  /** Words by which a shopper asks for instructions rather than for goods. */
  guideWords: string;
  /** Names that every product of the shop could have: they narrow nothing beside another one. */
  genericWords: string;
  /** Other words that occur in the names of products, as parts of compounds. */
  otherWords: string;
  /** Where no collection is meant: phrases, and the words that products have instead. */
  rewrites: Record<string, string>;
  categories: readonly CategoryNames[];
  help: readonly HelpPage[];
  prices: { upTo: string; from: string; between: string; currency: string };
  /** The names of options that have sizes, by unit. */
  sizes: Record<string, string>;
}

export interface CategoryNames {
  /** Of the collection. */
  handle: string;
  /** What shoppers call it besides its title. */
  names: string;
  /** Means it only alone: a "machine" is one of the shop's, a "washing machine" is none. */
  weakNames?: string;
  /** The same as a filter within another category, as in an address: "type=Scissors". */
  filter?: string;
  /** The collection has other products, too: the filter always applies. */
  isWider?: true;
  /** Handles of other collections that may be meant. */
  also?: readonly string[];
}

/** A page that helps, found by phrases; a document by its section and key, or one of the shop's own routes. */
export interface HelpPage {
  page:
    | { document: string }
    | {
        route: 'subscription' | 'cancellation' | 'withdrawal' | 'newsletter';
        title: string;
        text: string;
      };
  phrases: string;
}

/** A collection of the platform. */
export interface CollectionName {
  handle: string;
  title: string;
  isBrand: boolean;
}

/** Of a language without a vocabulary: words mean what the platform finds. */
export const noSearchWords: SearchVocabulary = {
  fillers: '',
  prepositions: '',
  guideWords: '',
  genericWords: '',
  otherWords: '',
  prices: { upTo: '', from: '', between: '', currency: '' },
  rewrites: {},
  categories: [],
  help: [],
  sizes: {},
};
