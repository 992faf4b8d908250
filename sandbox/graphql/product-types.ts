import { listCollectionIdsOfProduct } from '../store/collections.ts';
import type { DetailDocument } from '../store/documents.ts';
import { imageNode } from '../store/images.ts';
import { mapMaybePromise } from '../store/maybe-promise.ts';
import type { ProductNode } from '../store/nodes.ts';
import { connectionOf } from './connection.ts';
import { dateTime } from './date-time.ts';
import { gid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import { mediaImageNode, mediumNode } from './media-types.ts';
import { type MetafieldIdentifier, metafieldOf, metafieldsOf } from './metafields.ts';
import { amountText, type Money, money, presentedIn } from './money.ts';
import type { PageArguments } from './page.ts';
import { plainText } from './plain-text.ts';
import { detailOf } from './product-detail.ts';
import { listFilters, type ProductListConnection } from './product-list.ts';
import {
  adjacentVariants,
  encodeVariants,
  firstSelectableVariant,
  type SelectionArguments,
  selectedOrFirstAvailable,
  variantBySelectedOptions,
} from './variant-selection.ts';

type ListArguments = PageArguments & { reverse?: boolean };
type SortedArguments = ListArguments & { sortKey?: string };

/** An option beside the product whose variants it tells apart. */
type OptionNode = ProductNode['allOptions'][number] & { product: ProductNode; place: number };

export const productTypes: TypeMap = {
  Product: {
    plain: [
      'id',
      'handle',
      'title',
      'vendor',
      'productType',
      'tags',
      'isGiftCard',
      'availableForSale',
      'requiresSellingPlan',
      'createdAt',
      'publishedAt',
      'seo',
      'featuredImage',
      'priceRange',
    ],
    fields: {
      updatedAt: ({ createdAt, variants }: ProductNode) => {
        const changes = variants.flatMap(({ changedAt }) => changedAt ?? []);
        return dateTime(new Date(Math.max(...[createdAt, ...changes].map((it) => Date.parse(it)))));
      },
      description: (product: ProductNode, args: { truncateAt?: number | null }, context) =>
        mapMaybePromise(detailOf(product, context), ({ descriptionHtml }) =>
          plainText(descriptionHtml, args.truncateAt),
        ),
      descriptionHtml: (product: ProductNode, _args, context) =>
        mapMaybePromise(detailOf(product, context), ({ descriptionHtml }) => descriptionHtml),
      options: (product: ProductNode, { first }: { first?: number | null }) =>
        product.allOptions
          .slice(0, first ?? undefined)
          .map((option, place): OptionNode => ({ ...option, product, place })),
      variants: ({ variants }: ProductNode, args: SortedArguments) =>
        connectionOf(sortedBy(variants, args.sortKey), args),
      variantBySelectedOptions: (product: ProductNode, args: SelectionArguments) =>
        variantBySelectedOptions(product, args) ?? null,
      selectedOrFirstAvailableVariant: (product: ProductNode, args: SelectionArguments) =>
        selectedOrFirstAvailable(product, args) ?? null,
      adjacentVariants: (product: ProductNode, args: SelectionArguments) =>
        adjacentVariants(product, args),
      encodedVariantExistence: (product: ProductNode) => encodeVariants(product, product.variants),
      encodedVariantAvailability: (product: ProductNode) =>
        encodeVariants(
          product,
          product.variants.filter(({ availableForSale }) => availableForSale),
        ),
      variantsCount: ({ variants }: ProductNode) => ({
        count: variants.length,
        precision: 'EXACT',
      }),
      totalInventory: ({ variants }: ProductNode) =>
        variants.reduce((sum, variant) => sum + variant.quantityAvailable, 0),
      images: (product: ProductNode, args: SortedArguments, context) =>
        mapMaybePromise(detailOf(product, context), ({ images }) => {
          const nodes = images.map((image) => imageNode(image, context.filesUrl));
          return connectionOf(sortedBy(nodes, args.sortKey), args);
        }),
      media: (product: ProductNode, args: SortedArguments, context) =>
        mapMaybePromise(detailOf(product, context), ({ images, media }) => {
          const nodes = [
            ...images.map((image) => mediaImageNode(image, context.filesUrl)),
            ...media.map((medium) => mediumNode(medium, context.filesUrl)),
          ];
          return connectionOf(sortedBy(nodes, args.sortKey), args);
        }),
      category: (product: ProductNode, _args, context) =>
        mapMaybePromise(detailOf(product, context), ({ category }) =>
          category ? categoryNode(category, category.path.length) : null,
        ),
      onlineStoreUrl: () => null,
      trackingParameters: () => null,
      collections: async ({ key }: ProductNode, args: ListArguments, { database, loaders }) => {
        const ids = await listCollectionIdsOfProduct(database, key);
        const collections = await loaders.collections.loadMany(ids);
        return connectionOf(
          collections.filter((collection) => collection !== undefined),
          args,
        );
      },
      compareAtPriceRange: ({ variants }: ProductNode) => {
        const prices = variants.map(({ compareAtPriceInCents }) => compareAtPriceInCents ?? 0);
        return {
          minVariantPrice: money(Math.min(...prices)),
          maxVariantPrice: money(Math.max(...prices)),
        };
      },
      metafield: (product: ProductNode, identifier: MetafieldIdentifier, context) =>
        mapMaybePromise(detailOf(product, context), ({ metafields }) =>
          metafieldOf(metafields, identifier, product),
        ),
      metafields: (
        product: ProductNode,
        { identifiers }: { identifiers: MetafieldIdentifier[] },
        context,
      ) =>
        mapMaybePromise(detailOf(product, context), ({ metafields }) =>
          metafieldsOf(metafields, identifiers, product),
        ),
      sellingPlanGroups: (product: ProductNode, args: ListArguments, { loaders }) =>
        mapMaybePromise(loaders.sellingPlanGroups.loadMany(product.sellingPlanGroupIds), (groups) =>
          connectionOf(
            groups.filter((group) => group !== undefined),
            args,
          ),
        ),
    },
  },
  TaxonomyCategory: {
    plain: ['id', 'name'],
    fields: {
      ancestors: ({ category, depth }: CategoryNode) =>
        Array.from({ length: depth - 1 }, (_none, index) => categoryNode(category, index + 1)),
    },
  },
  ProductOption: {
    plain: ['id', 'name', 'values'],
    fields: {
      optionValues: ({ optionValues, product, place }: OptionNode) =>
        optionValues.map((value) => ({ ...value, product, place })),
    },
  },
  ProductOptionValue: {
    plain: ['id', 'name', 'swatch'],
    fields: {
      firstSelectableVariant: ({ product, place, name }: OptionNode) =>
        firstSelectableVariant(product, place, name) ?? null,
    },
  },
  ProductOptionValueSwatch: { plain: ['color', 'image'] },
  ProductPriceRange: { plain: ['minVariantPrice', 'maxVariantPrice'] },
  MoneyV2: {
    fields: {
      amount: (amount: Money, _args, { market }) => amountText(presentedIn(market, amount).cents),
      currencyCode: ({ currencyCode }: Money, _args, { market }) => currencyCode ?? market.currency,
    },
  },
  SEO: { plain: ['title', 'description'] },
  Count: { plain: ['count', 'precision'] },
  PageInfo: { plain: ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'] },
  ProductConnection: {
    plain: ['nodes', 'edges', 'pageInfo'],
    fields: {
      filters: ({ listing }: ProductListConnection, _args, context) =>
        listFilters(listing, context),
    },
  },
  ProductEdge: { plain: ['node', 'cursor'] },
  ImageConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  ImageEdge: { plain: ['node', 'cursor'] },
  MediaConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  MediaEdge: { plain: ['node', 'cursor'] },
};

type Category = NonNullable<DetailDocument['category']>;
type CategoryNode = ReturnType<typeof categoryNode>;

/** The parts of a category's id are those above it: sg, sg-4, sg-4-2. */
function categoryNode(category: Category, depth: number) {
  return {
    id: gid('TaxonomyCategory', category.id.split('-').slice(0, depth).join('-')),
    name: category.path[depth - 1],
    category,
    depth,
  };
}

/** The lists are kept by position; pictures are as old as their product, so CREATED_AT is the same. */
function sortedBy<Item extends { id: string; title?: string; sku?: string }>(
  items: readonly Item[],
  sortKey: string | undefined,
): readonly Item[] {
  const number = ({ id }: Item) => Number(id.split('/').at(-1));
  const text = (a = '', b = '') => a.localeCompare(b);
  if (sortKey === 'ID') return items.toSorted((a, b) => number(a) - number(b));
  if (sortKey === 'TITLE') return items.toSorted((a, b) => text(a.title, b.title));
  if (sortKey === 'SKU') return items.toSorted((a, b) => text(a.sku, b.sku));
  return items;
}
