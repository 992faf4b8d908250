import type { ProductScope } from '../store/facet-counts.ts';
import { readFacets } from '../store/facets.ts';
import type { ListedPage } from '../store/listing.ts';
import type { ProductNode } from '../store/nodes.ts';
import {
  type FilterCondition,
  type ProductFilterInput,
  parseFilters,
} from '../store/product-filter.ts';
import { Connection } from './connection.ts';
import type { Context } from './context.ts';
import { writeCursor } from './cursor.ts';
import { badRequest } from './errors.ts';
import { type FilterNode, filterNodes } from './filter-nodes.ts';
import type { Market } from './market.ts';
import { type Page, type PageArguments, parsePage } from './page.ts';

export interface ProductListing {
  /** Names the scope among all scopes. */
  key: string;
  scope: ProductScope;
  filters: readonly ProductFilterInput[];
  list: (page: Page, conditions: readonly FilterCondition[]) => Promise<ListedPage>;
}

export class ProductListConnection extends Connection<ProductNode> {
  readonly listing: ProductListing;

  constructor(
    listing: ProductListing,
    ...connection: ConstructorParameters<typeof Connection<ProductNode>>
  ) {
    super(...connection);
    this.listing = listing;
  }
}

export async function productConnection(
  listing: ProductListing,
  args: PageArguments,
  context: Context,
): Promise<ProductListConnection> {
  const page = parsePage(args);
  const { rows, more } = await listing.list(page, await filterConditions(listing, context));
  const products = await context.loaders.products.loadMany(rows.map(({ id }) => id));
  const cursors = rows.map(writeCursor);
  return new ProductListConnection(
    listing,
    products.filter((product) => product !== undefined),
    (index) => cursors[index] ?? '',
    more,
  );
}

export async function filterConditions(
  { filters }: Pick<ProductListing, 'filters'>,
  { database, textCache, language, market }: Context,
): Promise<FilterCondition[]> {
  if (filters.length > 250) {
    throw badRequest('The input array size of filters is greater than the maximum of 250.');
  }
  if (filters.length === 0) return [];
  const facets = await textCache.getOrRead(`facets ${language}`, () =>
    readFacets(database, language),
  );
  return parseFilters(
    filters.map((filter) => inShopCurrency(filter, market)),
    facets,
  );
}

/** Prices are asked for in the market's currency. */
function inShopCurrency(filter: ProductFilterInput, { rate }: Market): ProductFilterInput {
  if (!filter.price) return filter;
  const { min, max } = filter.price;
  return { ...filter, price: { min: (min ?? 0) / rate, max: max == null ? null : max / rate } };
}

export async function listFilters(
  listing: ProductListing,
  context: Context,
): Promise<FilterNode[]> {
  const { key, scope, filters } = listing;
  const { database, textCache, facetCache, language } = context;
  const facets = await textCache.getOrRead(`facets ${language}`, () =>
    readFacets(database, language),
  );
  const conditions = await filterConditions(listing, context);
  const whole = await facetCache.count(database, key, scope, []);
  const counts =
    conditions.length === 0
      ? whole
      : await facetCache.count(database, `${key} ${JSON.stringify(filters)}`, scope, conditions);
  return filterNodes(facets, counts, whole, language, context.market);
}
