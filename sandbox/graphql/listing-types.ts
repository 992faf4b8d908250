import { type CollectionListSortKey, listCollections } from '../store/collections.ts';
import { listProducts, type ProductSortKey, productSortColumn } from '../store/listing.ts';
import { parseProductQuery, productScope } from '../store/product-query.ts';
import { findProductId } from '../store/product-texts.ts';
import { readRelated } from '../store/recommendations.ts';
import { connectionOf } from './connection.ts';
import { allArticles, blogNodes, pageNodes } from './content-nodes.ts';
import type { Context } from './context.ts';
import { badRequest } from './errors.ts';
import { parseGid, requireGid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import { visibleMetaobject } from './metaobject-types.ts';
import type { PageArguments } from './page.ts';
import { productConnection } from './product-list.ts';
import { parseTextQuery } from './text-query.ts';

interface ProductsArguments extends PageArguments {
  query?: string | null;
  reverse?: boolean | null;
  sortKey?: ProductSortKey | null;
}

interface CollectionsArguments extends PageArguments {
  query?: string | null;
  reverse?: boolean | null;
  sortKey?: CollectionListSortKey | null;
}

interface RecommendationArguments {
  productId?: string | null;
  productHandle?: string | null;
  intent?: 'COMPLEMENTARY' | 'RELATED' | null;
}

const recommendationLimit = 10;

/** Lists over the whole shop. */
export const listingTypes: TypeMap = {
  QueryRoot: {
    fields: {
      products: (_root, args: ProductsArguments, context) => products(args, context),
      collections: (_root, args: CollectionsArguments, context) => collections(args, context),
      productRecommendations: (_root, args: RecommendationArguments, context) =>
        recommendations(args, context),
      node: (_root, { id }: { id: string }, context) => loadNode(id, context),
      nodes: (_root, { ids }: { ids: string[] }, context) => {
        if (ids.length > 250) {
          throw badRequest('The input array size of ids is greater than the maximum of 250.');
        }
        return Promise.all(ids.map((id) => loadNode(id, context)));
      },
    },
  },
};

function products(args: ProductsArguments, context: Context) {
  const { database, language } = context;
  const scope = productScope(language, parseProductQuery(args.query ?? ''));
  const sort = productSortColumn(args.sortKey ?? 'ID');
  return productConnection(
    {
      key: `products ${args.query ?? ''}`,
      scope,
      filters: [],
      list: (page, filters) =>
        listProducts(
          database,
          { scope, idColumn: 'p.id', sort, reverse: args.reverse ?? false },
          page,
          filters,
        ),
    },
    args,
    context,
  );
}

async function collections(args: CollectionsArguments, { database, language, loaders }: Context) {
  const isFound = parseTextQuery(args.query, ['title', 'handle'], 'collections');
  const listed = await listCollections(database, language, args.sortKey ?? 'ID');
  const ids = listed.filter(isFound).map(({ id }) => id);
  const page = connectionOf(ids, args);
  const nodes = await loaders.collections.loadMany(page.nodes);
  return {
    nodes,
    edges: page.edges.map((edge, index) => ({ ...edge, node: nodes[index] })),
    pageInfo: page.pageInfo,
    totalCount: ids.length,
  };
}

async function recommendations(args: RecommendationArguments, context: Context) {
  const { database, language, loaders } = context;
  const id =
    args.productHandle != null
      ? await findProductId(database, language, args.productHandle)
      : args.productId != null
        ? parseGid('Product', requireGid(args.productId))
        : undefined;
  if (id === undefined) {
    if (args.productHandle != null || args.productId != null) return null;
    throw badRequest('Either productId or productHandle must be provided');
  }
  const product = await loaders.products.load(id);
  if (!product) return null;
  const ids =
    args.intent === 'COMPLEMENTARY'
      ? product.complementaryIds.slice(0, recommendationLimit)
      : await readRelated(database, id, recommendationLimit);
  const found = await loaders.products.loadMany(ids);
  return found.filter((candidate) => candidate?.availableForSale);
}

function loadNode(id: string, context: Context): unknown {
  const { loaders } = context;
  const kinds = [
    ['Product', loaders.products],
    ['ProductVariant', loaders.variants],
    ['Collection', loaders.collections],
  ] as const;
  requireGid(id);
  for (const [type, loader] of kinds) {
    const key = parseGid(type, id);
    if (key !== undefined) return loader.load(key);
  }
  const metaobject = parseGid('Metaobject', id);
  if (metaobject !== undefined) return visibleMetaobject(metaobject, context);
  const content = [...pageNodes(context), ...blogNodes(context), ...allArticles(context)];
  return content.find((node) => node.id === id) ?? null;
}
