// All languages at once: for the server and for tests. The browser loads only its own (load.ts).
import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { EmptySearch, ShopContent } from '../../../storefront/content/model.ts';
import { content as en } from './en/index.ts';
import { content as fr } from './fr/index.ts';

export const allContent: Record<Language, ShopContent> = { en, fr };

export const allEmptySearches: Record<Language, EmptySearch> = {
  en: {
    searchQuerySuggestions: ['Gloves'],
    products: [],
    collectionCards: [{ title: 'Everything', collection: 'everything' }],
  },
  fr: {
    searchQuerySuggestions: ['Gants'],
    products: [],
    collectionCards: [{ title: 'Tout', collection: 'alles' }],
  },
};
