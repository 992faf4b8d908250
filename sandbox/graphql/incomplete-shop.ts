import { connectionOf } from './connection.ts';
import type { Context } from './context.ts';

interface Identifier {
  namespace?: string | null;
  key: string;
}
/** The arguments of all these fields. */
interface Arguments extends Identifier {
  identifiers: Identifier[];
}
type Answer = (context: Context, args: Arguments, resolve: () => unknown) => unknown;

const empty = () => Object.assign(connectionOf([], { first: 1 }), { totalCount: 0 });

const ifPublished =
  (otherwise: () => unknown): Answer =>
  ({ faults }, _args, resolve) =>
    faults.hasUnpublishedProducts ? otherwise() : resolve();

/** Without a definition that the storefront may read, a metafield does not exist for it. */
function metafieldsOf(ownerType: string): Record<'metafield' | 'metafields', Answer> {
  const isVisible = ({ faults, definitions }: Context, identifier: Identifier) =>
    !faults.needsDefinitions || definitions.isPublicMetafield({ ownerType, ...identifier });
  return {
    metafield: (context, identifier, resolve) =>
      isVisible(context, identifier) ? resolve() : null,
    metafields: async (context, { identifiers }, resolve) => {
      const values = await resolve();
      if (!context.faults.needsDefinitions || !Array.isArray(values)) return values;
      return identifiers.map((one, index) => (isVisible(context, one) ? values[index] : null));
    },
  };
}

const product = metafieldsOf('PRODUCT');
const variant = metafieldsOf('PRODUCTVARIANT');
const collection = metafieldsOf('COLLECTION');

/** What these fields answer while the merchant has not set up the shop completely. */
export const incompleteShop: Record<string, Answer> = {
  'QueryRoot.product': ifPublished(() => null),
  'QueryRoot.productByHandle': ifPublished(() => null),
  'QueryRoot.products': ifPublished(empty),
  'QueryRoot.collection': ifPublished(() => null),
  'QueryRoot.collectionByHandle': ifPublished(() => null),
  'QueryRoot.collections': ifPublished(empty),
  'QueryRoot.search': ifPublished(() => Object.assign(empty(), { productFilters: [] })),
  'Product.metafield': product.metafield,
  'Product.metafields': product.metafields,
  'ProductVariant.metafield': variant.metafield,
  'ProductVariant.metafields': variant.metafields,
  'Collection.metafield': collection.metafield,
  'Collection.metafields': collection.metafields,
  'ProductConnection.filters': ({ faults }, _args, resolve) => (faults.hasFilters ? resolve() : []),
  'ProductVariant.unitPrice': ({ faults }, _args, resolve) =>
    faults.hasUnitPrices ? resolve() : null,
  'ProductVariant.unitPriceMeasurement': ({ faults }, _args, resolve) =>
    faults.hasUnitPrices ? resolve() : null,
};
