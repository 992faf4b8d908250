import {
  noSearchWords,
  type SearchVocabulary,
} from '../../../../storefront/app/commerce/search/vocabulary.ts';

export const searchVocabulary: SearchVocabulary = {
  ...noSearchWords,
  fillers: 'le, la, les, un, une, des, de, du, et, ou, avec, pour',
  prepositions: 'pour, avec',
  prices: { upTo: 'jusqu’à, moins de', from: 'dès', between: 'à', currency: 'euro, euros, €' },
};
