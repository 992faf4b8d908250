import type { PageIcon } from '../../../storefront/app/commerce/search/search.ts';
import type { SearchVocabulary } from '../../../storefront/app/commerce/search/vocabulary.ts';
import type { Language } from '../../../storefront/app/i18n/languages.ts';

const empty = {
  guideWords: '',
  genericWords: '',
  otherWords: '',
  rewrites: {},
  categories: [],
  help: [],
  sizes: {},
};

/** Stays on the server: browsers ask it what a query means (docs/content.md#search-words). */
export const searchVocabularies: Record<Language, SearchVocabulary> = {
  en: {
    ...empty,
    fillers: 'the, a, an, and, or, with, for, of',
    prepositions: 'for, with',
    prices: { upTo: 'up to, under', from: 'from, over', between: 'to', currency: 'euro, euros, €' },
  },
  fr: {
    ...empty,
    fillers: 'le, la, les, un, une, des, de, du, et, ou, avec, pour',
    prepositions: 'pour, avec',
    prices: { upTo: 'jusqu’à, moins de', from: 'dès', between: 'à', currency: 'euro, euros, €' },
  },
};

/** By the document or route of the help page. */
export const helpIcons: Partial<Record<string, PageIcon>> = {
  'pages/shipping': 'truck',
  'pages/returns': 'arrow-u-up-left',
};
