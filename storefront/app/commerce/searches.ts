import { type Language, languageFacts } from '../i18n/languages.ts';
import { type ListingQuery, toPlatformFilters } from './listing-query.ts';
import * as operations from './operations/generated.ts';
import type { Platform } from './platform.ts';
import type { PresetGoods, SearchResults, Suggestions } from './search.ts';
import { normaliseQuery } from './search-query.ts';
import { toPresets, toSearchResults, toSuggestions } from './transforms/search.ts';

interface SearchRequest {
  language: Language;
  query: ListingQuery;
}

export interface Searches {
  /** For the search window before anything is typed; what does not exist is left out. */
  presets(
    handles: { products: readonly string[]; collections: readonly string[] },
    language: Language,
  ): Promise<PresetGoods>;
  /** For the search window. */
  suggestions(text: string, language: Language): Promise<Suggestions>;
  /** For the results page. */
  search(request: SearchRequest): Promise<SearchResults>;
}

export function createSearches(platform: Platform): Searches {
  return {
    async presets({ products, collections }, language) {
      const variables = (handle: string) => ({ handle, language: languageFacts[language].code });
      const [foundProducts, foundCollections] = await Promise.all([
        Promise.all(
          products.map((handle) => platform.send(operations.PresetProduct, variables(handle))),
        ),
        Promise.all(
          collections.map((handle) =>
            platform.send(operations.PresetCollection, variables(handle)),
          ),
        ),
      ]);
      return toPresets(foundProducts, foundCollections);
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
