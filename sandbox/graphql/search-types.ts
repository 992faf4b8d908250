import { sql } from 'kysely';
import { rankCollections, readCollectionNames } from '../store/collection-search.ts';
import { listProducts, productSortColumn } from '../store/listing.ts';
import type { ProductFilterInput } from '../store/product-filter.ts';
import { isStructuredQuery, parseProductQuery, productScope } from '../store/product-query.ts';
import { searchByRelevance } from '../store/relevance.ts';
import {
  countProducts,
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
import { connectionOf } from './connection.ts';
import { searchArticles, searchPages } from './content-search.ts';
import type { Context } from './context.ts';
import { badRequest } from './errors.ts';
import type { TypeMap } from './implementation.ts';
import type { PageArguments } from './page.ts';
import {
  filterConditions,
  listFilters,
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

/** Products have a listing; pages and articles were found in memory. */
interface SearchResult {
  listing?: SearchListing;
  total?: number;
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
      totalCount: ({ listing, total }: SearchResult, _args, context) =>
        listing ? listing.count(context) : total,
      productFilters: ({ listing }: SearchResult, _args, context) =>
        listing ? listFilters(listing, context) : [],
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
  const findProducts = async () => {
    const prepared = prepareSearch(language, query, fields, args.unavailableProducts ?? 'LAST');
    const page = { size: limit, direction: 'forward', cursor: undefined } as const;
    const found = prepared && (await searchByRelevance(database, prepared, false, page, []));
    return found?.rows.map(({ id }) => id) ?? [];
  };
  const found = shareLimit(args.limitScope ?? 'ALL', limit, {
    queries: types.includes('QUERY') ? await suggestPhrases(database, language, query, limit) : [],
    products: types.includes('PRODUCT') ? await findProducts() : [],
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
    pages: types.includes('PAGE') ? searchPages(args.query, context) : [],
    articles: types.includes('ARTICLE') ? searchArticles(args.query, context) : [],
  });
  return {
    queries: found.queries.map((text) => ({ text, styledText: styled(text, args.query) })),
    products: await loaders.products.loadMany(found.products),
    collections: await loaders.collections.loadMany(found.collections),
    pages: found.pages,
    articles: found.articles,
  };
}

/** The part that was not typed yet is marked. */
function styled(text: string, typed: string): string {
  const start = text.toLowerCase().indexOf(typed.trim().toLowerCase());
  if (start < 0) return `<span>${text}</span>`;
  const end = start + typed.trim().length;
  return `<span>${text.slice(0, start)}</span><mark>${text.slice(start, end)}</mark><span>${text.slice(end)}</span>`;
}

async function search(args: SearchArguments, context: Context): Promise<object> {
  const { database, language } = context;
  const types = args.types ?? ['PRODUCT'];
  if (!types.includes('PRODUCT')) return searchContent(args, types, context);
  if (isStructuredQuery(args.query)) {
    return productConnection(structuredListing(args, context), args, context);
  }
  const query = await resolveSearchQuery(database, language, args.query, args.prefix ?? 'LAST');
  const unavailable = args.unavailableProducts ?? 'LAST';
  const prepared = prepareSearch(language, query, allFields, unavailable);
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

function searchContent(args: SearchArguments, types: readonly string[], context: Context) {
  const found = [
    ...(types.includes('PAGE') ? searchPages(args.query, context) : []),
    ...(types.includes('ARTICLE') ? searchArticles(args.query, context) : []),
  ];
  const { nodes, edges, pageInfo } = connectionOf(found, args);
  return { nodes, edges, pageInfo, total: found.length };
}

/** A query that names fields, or "*" for everything: best sellers first. */
function structuredListing(args: SearchArguments, context: Context): SearchListing {
  const { database, language } = context;
  const available =
    args.unavailableProducts === 'HIDE' ? sql<boolean>`p.available` : sql<boolean>`true`;
  const scope = productScope(language, sql`${parseProductQuery(args.query)} and ${available}`);
  const sort =
    args.sortKey === 'PRICE' ? productSortColumn('PRICE') : productSortColumn('BEST_SELLING');
  const listing = {
    key: `search ${args.unavailableProducts} ${args.query}`,
    scope,
    filters: args.productFilters ?? [],
  };
  return {
    ...listing,
    list: (page, conditions) =>
      listProducts(
        database,
        { scope, idColumn: 'p.id', sort, reverse: args.reverse ?? false },
        page,
        conditions,
      ),
    count: async (counting) =>
      countProducts(database, scope, await filterConditions(listing, counting)),
  };
}

/** A query without a single word finds nothing. */
function nothing(language: ProductSearch['language']): ProductSearch {
  return { language, matches: [{ tsquery: '', estimate: 0 }], unavailable: 'SHOW', products: 0 };
}
