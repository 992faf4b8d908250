import { languageFacts } from '#shop/languages.ts';
import type { Language } from '../../i18n/languages.ts';
import { type ListingQuery, toPlatformFilters } from '../collection/listing-query.ts';
import * as operations from '../operations/generated.ts';
import { eachPage } from '../platform/each-page.ts';
import type { Platform } from '../platform/platform.ts';
import { cardVariables } from '../product/module-facts.ts';
import type {
  CategoryHit,
  PlatformSuggestions,
  PresetGoods,
  ProductHit,
  SearchResults,
} from './search.ts';
import { normaliseQuery } from './search-query.ts';
import { toCategoryHits, toPresets, toSearchResults, toSuggestions } from './to-search-results.ts';
import type { SearchAttempt } from './understand-query.ts';
import type { CollectionName } from './vocabulary.ts';

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
  suggestions(text: string, language: Language): Promise<PlatformSuggestions>;
  /** For the search window: best sellers of a category; null where it does not exist. */
  categoryHits(
    attempt: Pick<SearchAttempt, 'filters' | 'price'> & { category: string },
    language: Language,
  ): Promise<{ category: CategoryHit; products: ProductHit[] } | null>;
  /** Of all collections. */
  collectionNames(language: Language): Promise<CollectionName[]>;
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
    async categoryHits({ category: handle, filters, price }, language) {
      const { collection } = await platform.send(operations.CategoryHits, {
        handle,
        filters: toPlatformFilters({ filters, price }),
        language: languageFacts[language].code,
      });
      return collection && toCategoryHits(collection);
    },
    async collectionNames(language) {
      const names: CollectionName[] = [];
      const pages = eachPage(async (after) => {
        const variables = { after, language: languageFacts[language].code };
        return (await platform.send(operations.CollectionNames, variables)).collections;
      });
      for await (const nodes of pages) {
        for (const { handle, title, brandlogo } of nodes) {
          names.push({ handle, title, isBrand: brandlogo !== null && brandlogo !== undefined });
        }
      }
      return names;
    },
    async search({ language, query }) {
      return toSearchResults(
        await platform.send(operations.Search, {
          ...cardVariables,
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
