import { imageNode } from '../store/images.ts';
import type { ProductNode } from '../store/products.ts';
import { connectionOf } from './connection.ts';
import { gid } from './ids.ts';
import type { TypeMap } from './implementation.ts';
import { type MetafieldIdentifier, metafieldOf, metafieldsOf } from './metafields.ts';
import { money } from './money.ts';
import type { PageArguments } from './page.ts';
import { plainText } from './plain-text.ts';
import { detailOf } from './product-detail.ts';
import { listFilters, type ProductListConnection } from './product-list.ts';

type ListArguments = PageArguments & { reverse?: boolean };

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
    ],
    fields: {
      description: async (product: ProductNode, args: { truncateAt?: number | null }, context) =>
        plainText((await detailOf(product, context)).descriptionHtml, args.truncateAt),
      descriptionHtml: async (product: ProductNode, _args, context) =>
        (await detailOf(product, context)).descriptionHtml,
      options: ({ card }: ProductNode, { first }: { first?: number | null }) =>
        card.options.slice(0, first ?? undefined),
      variants: ({ variants }: ProductNode, args: ListArguments) => connectionOf(variants, args),
      variantsCount: ({ variants }: ProductNode) => ({
        count: variants.length,
        precision: 'EXACT',
      }),
      totalInventory: ({ variants }: ProductNode) =>
        variants.reduce((sum, variant) => sum + variant.quantityAvailable, 0),
      images: async (product: ProductNode, args: ListArguments, context) =>
        connectionOf((await detailOf(product, context)).images.map(imageNode), args),
      priceRange: ({ prices }: ProductNode) => priceRange(prices),
      compareAtPriceRange: ({ variants }: ProductNode) =>
        priceRange(variants.map(({ compareAtPrice }) => compareAtPrice ?? 0)),
      metafield: async (product: ProductNode, identifier: MetafieldIdentifier, context) =>
        metafieldOf((await detailOf(product, context)).metafields, identifier),
      metafields: async (
        product: ProductNode,
        { identifiers }: { identifiers: MetafieldIdentifier[] },
        context,
      ) => metafieldsOf((await detailOf(product, context)).metafields, identifiers),
      sellingPlanGroups: async (product: ProductNode, args: ListArguments, { loaders }) => {
        const groups = await loaders.sellingPlanGroups.loadMany(product.sellingPlanGroupIds);
        return connectionOf(
          groups.filter((group) => group !== undefined),
          args,
        );
      },
    },
  },
  ProductOption: {
    plain: ['name'],
    fields: {
      id: ({ id }: { id: number }) => gid('ProductOption', id),
      optionValues: ({ values }: { values: unknown[] }) => values,
      values: ({ values }: { values: { name: string }[] }) => values.map(({ name }) => name),
    },
  },
  ProductOptionValue: {
    plain: ['name'],
    fields: {
      id: ({ id }: { id: number }) => gid('ProductOptionValue', id),
      swatch: ({ swatch }: { swatch?: string }) => (swatch ? { color: swatch, image: null } : null),
    },
  },
  ProductOptionValueSwatch: { plain: ['color', 'image'] },
  ProductPriceRange: { plain: ['minVariantPrice', 'maxVariantPrice'] },
  MoneyV2: { plain: ['amount', 'currencyCode'] },
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
};

function priceRange(prices: readonly number[]) {
  return {
    minVariantPrice: money(Math.min(...prices)),
    maxVariantPrice: money(Math.max(...prices)),
  };
}
