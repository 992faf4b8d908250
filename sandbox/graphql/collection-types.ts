import type { CollectionNode } from '../store/collections.ts';
import {
  type CollectionSortKey,
  collectionScope,
  collectionSortColumn,
  listProducts,
} from '../store/listing.ts';
import type { FilterCondition, ProductFilterInput } from '../store/product-filter.ts';
import type { TypeMap } from './implementation.ts';
import { type MetafieldIdentifier, metafieldOf, metafieldsOf } from './metafields.ts';
import type { Page, PageArguments } from './page.ts';
import { plainText } from './plain-text.ts';
import { productConnection } from './product-list.ts';

interface ProductsArguments extends PageArguments {
  filters?: ProductFilterInput[] | null;
  sortKey?: CollectionSortKey | null;
  reverse?: boolean | null;
}

export const collectionTypes: TypeMap = {
  Collection: {
    plain: ['id', 'handle', 'title', 'descriptionHtml', 'seo', 'image', 'updatedAt'],
    fields: {
      description: ({ descriptionHtml }: CollectionNode, args: { truncateAt?: number | null }) =>
        plainText(descriptionHtml, args.truncateAt),
      onlineStoreUrl: () => null,
      trackingParameters: () => null,
      metafield: (collection: CollectionNode, identifier: MetafieldIdentifier) =>
        metafieldOf(collection.document.metafields, identifier, collection),
      metafields: (
        collection: CollectionNode,
        { identifiers }: { identifiers: MetafieldIdentifier[] },
      ) => metafieldsOf(collection.document.metafields, identifiers, collection),
      products: (collection: CollectionNode, args: ProductsArguments, context) => {
        const scope = collectionScope(collection.key);
        const sort = collectionSortColumn(args.sortKey ?? 'COLLECTION_DEFAULT', context.language);
        const listing = {
          key: `collection ${collection.key}`,
          scope,
          filters: args.filters ?? [],
          list: (page: Page, conditions: readonly FilterCondition[]) =>
            listProducts(
              context.database,
              { scope, idColumn: 'cp.product_id', sort, reverse: args.reverse ?? false },
              page,
              conditions,
            ),
        };
        return productConnection(listing, args, context);
      },
    },
  },
  Filter: { plain: ['id', 'label', 'type', 'presentation', 'values'] },
  FilterValue: { plain: ['id', 'label', 'input', 'count', 'swatch', 'image'] },
  Swatch: { plain: ['color', 'image'] },
  CollectionConnection: { plain: ['nodes', 'edges', 'pageInfo', 'totalCount'] },
  CollectionEdge: { plain: ['node', 'cursor'] },
};
