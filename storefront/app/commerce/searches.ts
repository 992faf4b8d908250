import { type Language, languageFacts } from '../i18n/languages.ts';
import { type ListingQuery, toPlatformFilters } from './listing-query.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import {
  normaliseQuery,
  type PresetGoods,
  type SearchResults,
  type Suggestions,
} from './search.ts';
import { toPresets, toSearchResults, toSuggestions } from './transforms/search.ts';

interface SearchRequest {
  language: Language;
  query: ListingQuery;
}

type FourHandles = readonly [string, string, string, string];

export interface Searches {
  presets(
    products: FourHandles,
    collections: FourHandles,
    language: Language,
  ): Promise<PresetGoods>;
  /** For the search window. */
  suggestions(text: string, language: Language): Promise<Suggestions>;
  /** For the results page. */
  search(request: SearchRequest): Promise<SearchResults>;
}

export function createSearches(platform: Platform): Searches {
  return {
    async presets(products, collections, language) {
      const [product1, product2, product3, product4] = products;
      const [collection1, collection2, collection3, collection4] = collections;
      return toPresets(
        await platform.send(operations.SearchPresets, {
          product1,
          product2,
          product3,
          product4,
          collection1,
          collection2,
          collection3,
          collection4,
          language: languageFacts[language].code,
        }),
      );
    },
    async suggestions(text, language) {
      const query = normaliseQuery(text);
      if (query === '') return { products: [], categories: [], phrases: [] };
      return toSuggestions(
        await platform.send(operations.PredictiveSearch, {
          query,
          language: languageFacts[language].code,
        }),
      );
    },
    async search({ language, query }) {
      return toSearchResults(
        await platform.send(operations.Search, {
          query: normaliseQuery(query.text ?? ''),
          first: query.show,
          endCursor: query.start?.cursor ?? null,
          filters: toPlatformFilters(query),
          sortKey: query.sort === 'price_asc' ? 'PRICE' : 'RELEVANCE',
          withNeighbours: query.start === null,
          language: languageFacts[language].code,
        }),
        query,
      );
    },
  };
}
