import { rankCollections, readCollectionNames } from '../store/collection-search.ts';
import { listProducts } from '../store/listing.ts';
import type { ProductFilterInput } from '../store/product-filter.ts';
import { searchByRelevance } from '../store/relevance.ts';
import {
  countSearchResults,
  type ProductSearch,
  prepareSearch,
  searchScope,
  suggestPhrases,
} from '../store/search.ts';
import {
  allFields,
  isIndexed,
  predictiveFields,
  type SearchableField,
} from '../store/search-fields.ts';
import { resolveSearchQuery } from '../store/search-query.ts';
import type { Context } from './context.ts';
import { badRequest } from './errors.ts';
import type { TypeMap } from './implementation.ts';
import type { PageArguments } from './page.ts';
import {
  filterConditions,
  listFilters,
  type ProductListConnection,
  type ProductListing,
  productConnection,
} from './product-list.ts';
import { shareLimit } from './share-limit.ts';

type Unavailable = ProductSearch['unavailable'];
type PredictiveType = 'ARTICLE' | 'COLLECTION' | 'PAGE' | 'PRODUCT' | 'QUERY';

interface PredictiveArguments {
  query: string;
  limit?: number | null;
  limitScope?: 'ALL' | 'EACH' | null;
  types?: PredictiveType[] | null;
  searchableFields?: SearchableField[] | null;
  unavailableProducts?: Unavailable | null;
}

interface SearchArguments extends PageArguments {
  query: string;
  sortKey?: 'PRICE' | 'RELEVANCE' | null;
  reverse?: boolean | null;
  prefix?: 'LAST' | 'NONE' | null;
  productFilters?: ProductFilterInput[] | null;
  types?: ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null;
  unavailableProducts?: Unavailable | null;
}

interface SearchListing extends ProductListing {
  count: (context: Context) => Promise<number>;
}

/** Longer ones are cut: nobody types them. */
const longestQuery = 200;

const everyType: PredictiveType[] = ['ARTICLE', 'COLLECTION', 'PAGE', 'PRODUCT', 'QUERY'];

export const searchTypes: TypeMap = {
  QueryRoot: {
    fields: {
      predictiveSearch: (_root, args: PredictiveArguments, context) =>
        predictiveSearch(args, context),
      search: (_root, args: SearchArguments, context) => search(args, context),
    },
  },
  PredictiveSearchResult: { plain: ['queries', 'products', 'collections', 'pages', 'articles'] },
  SearchQuerySuggestion: {
    plain: ['text', 'styledText'],
    fields: { trackingParameters: () => null },
  },
  SearchResultItemConnection: {
    plain: ['nodes', 'edges', 'pageInfo'],
    fields: {
      totalCount: ({ listing }: { listing: SearchListing }, _args, context) =>
        listing.count(context),
      productFilters: ({ listing }: ProductListConnection, _args, context) =>
        listFilters(listing, context),
    },
  },
  SearchResultItemEdge: { plain: ['node', 'cursor'] },
};

async function predictiveSearch(args: PredictiveArguments, context: Context) {
  const { database, language, loaders, textCache } = context;
  const limit = args.limit ?? 10;
  if (limit < 1 || limit > 10) throw badRequest('limit must be within 1..10');
  const types = args.types ?? everyType;
  const fields = args.searchableFields?.filter(isIndexed) ?? predictiveFields;
  const query = await resolveSearchQuery(database, language, args.query);
  const products = prepareSearch(
    database,
    language,
    query,
    fields,
    args.unavailableProducts ?? 'LAST',
  ).then(async (prepared) => {
    const page = { size: limit, direction: 'forward', cursor: undefined } as const;
    const found = prepared && (await searchByRelevance(database, prepared, false, page, []));
    return found?.rows.map(({ id }) => id) ?? [];
  });
  const found = shareLimit(args.limitScope ?? 'ALL', limit, {
    queries: types.includes('QUERY') ? await suggestPhrases(database, language, query, limit) : [],
    products: types.includes('PRODUCT') ? await products : [],
    collections: types.includes('COLLECTION')
      ? rankCollections(
          await textCache.getOrRead(`collection names ${language}`, () =>
            readCollectionNames(database, language),
          ),
          language,
          args.query.slice(0, longestQuery),
          limit,
        )
      : [],
  });
  return {
    queries: found.queries.map((text) => ({ text, styledText: styled(text, args.query) })),
    products: await loaders.products.loadMany(found.products),
    collections: await loaders.collections.loadMany(found.collections),
    // The sandbox's shop has neither pages nor articles: they live in the storefront.
    pages: [],
    articles: [],
  };
}

/** The part that was not typed yet is marked. */
function styled(text: string, typed: string): string {
  const start = text.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (start < 0) return `<span>${text}</span>`;
  const end = start + typed.trim().length;
  return `<span>${text.slice(0, start)}</span><mark>${text.slice(start, end)}</mark><span>${text.slice(end)}</span>`;
}

async function search(args: SearchArguments, context: Context): Promise<ProductListConnection> {
  const { database, language } = context;
  const query = await resolveSearchQuery(database, language, args.query, args.prefix ?? 'LAST');
  const wantsProducts = args.types?.includes('PRODUCT') ?? true;
  const prepared = wantsProducts
    ? await prepareSearch(database, language, query, allFields, args.unavailableProducts ?? 'LAST')
    : undefined;
  return productConnection(searchListing(prepared ?? nothing(language), args), args, context);

  function searchListing(found: ProductSearch, given: SearchArguments): SearchListing {
    const scope = searchScope(found);
    const reverse = given.reverse ?? false;
    const listing = {
      key: `search ${JSON.stringify(found)}`,
      scope,
      filters: given.productFilters ?? [],
    };
    return {
      ...listing,
      list: (page, conditions) =>
        given.sortKey === 'PRICE'
          ? listProducts(
              database,
              {
                scope,
                idColumn: 's.product_id',
                sort: { column: 'p.min_price', type: 'integer' },
                reverse,
              },
              page,
              conditions,
            )
          : searchByRelevance(database, found, reverse, page, conditions),
      count: async (counting) =>
        countSearchResults(database, found, await filterConditions(listing, counting)),
    };
  }
}

/** A query without a single word finds nothing. */
function nothing(language: ProductSearch['language']): ProductSearch {
  const anywhere = { tsquery: '', estimate: 0 };
  return { language, anywhere, inTitle: undefined, unavailable: 'SHOW', products: 0 };
}
