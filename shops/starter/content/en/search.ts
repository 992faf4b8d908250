import {
  noSearchWords,
  type SearchVocabulary,
} from '../../../../storefront/app/commerce/search/vocabulary.ts';

export const searchVocabulary: SearchVocabulary = {
  ...noSearchWords,
  fillers: 'the, a, an, and, or, with, for, of',
  prepositions: 'for, with',
  prices: { upTo: 'up to, under', from: 'from, over', between: 'to', currency: 'euro, euros, €' },
};
