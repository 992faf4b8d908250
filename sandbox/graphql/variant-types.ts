import { mapMaybePromise } from '../store/maybe-promise.ts';
import type { VariantNode } from '../store/nodes.ts';
import { connectionOf } from './connection.ts';
import type { TypeMap } from './implementation.ts';
import {
  type MetafieldIdentifier,
  metafieldOf,
  metafieldsOf,
  variantMetafields,
} from './metafields.ts';
import type { PageArguments } from './page.ts';
import { detailOf } from './product-detail.ts';
import { allocation } from './selling-plan-types.ts';

export const variantTypes: TypeMap = {
  ProductVariant: {
    plain: [
      'id',
      'sku',
      'title',
      'availableForSale',
      'currentlyNotInStock',
      'quantityAvailable',
      'price',
      'compareAtPrice',
      'unitPrice',
      'unitPriceMeasurement',
      'weight',
      'image',
      'selectedOptions',
      'product',
      'quantityRule',
    ],
    fields: {
      priceV2: ({ price }: VariantNode) => price,
      compareAtPriceV2: ({ compareAtPrice }: VariantNode) => compareAtPrice,
      barcode: (variant: VariantNode, _args, context) =>
        mapMaybePromise(
          detailOf(variant.product, context),
          ({ barcodes }) => barcodes[variant.index] ?? null,
        ),
      components: async ({ components }: VariantNode, args: PageArguments, { loaders }) => {
        const variants = await loaders.variants.loadMany(components.map(({ key }) => key));
        const found = components.flatMap(({ quantity }, place) => {
          const productVariant = variants[place];
          return productVariant ? [{ productVariant, quantity }] : [];
        });
        return connectionOf(found, args);
      },
      groupedBy: async ({ key }: VariantNode, args: PageArguments, { loaders }) => {
        const bundles = await loaders.variants.loadMany((await loaders.bundlesOf.load(key)) ?? []);
        return connectionOf(
          bundles.filter((bundle) => bundle !== undefined),
          args,
        );
      },
      quantityPriceBreaks: (_variant, args: PageArguments) => connectionOf([], args),
      shopPayInstallmentsPricing: () => null,
      taxable: () => true,
      requiresComponents: ({ components }: VariantNode) => components.length > 0,
      requiresShipping: ({ product }: VariantNode) => !product.isGiftCard,
      weightUnit: () => 'GRAMS',
      metafield: (variant: VariantNode, identifier: MetafieldIdentifier, context) =>
        mapMaybePromise(detailOf(variant.product, context), (detail) =>
          metafieldOf(variantMetafields(detail, variant), identifier, ownerOf(variant)),
        ),
      metafields: (
        variant: VariantNode,
        { identifiers }: { identifiers: MetafieldIdentifier[] },
        context,
      ) =>
        mapMaybePromise(detailOf(variant.product, context), (detail) =>
          metafieldsOf(variantMetafields(detail, variant), identifiers, ownerOf(variant)),
        ),
      sellingPlanAllocations: (
        variant: VariantNode,
        args: PageArguments & { reverse?: boolean },
        { loaders },
      ) =>
        mapMaybePromise(
          loaders.sellingPlanGroups.loadMany(variant.product.sellingPlanGroupIds),
          (groups) => {
            const plans = groups.flatMap((group) => group?.plans ?? []);
            return connectionOf(
              plans.map((plan) => allocation(plan, variant)),
              args,
            );
          },
        ),
    },
  },
  SelectedOption: { plain: ['name', 'value'] },
  UnitPriceMeasurement: {
    plain: ['measuredType', 'quantityUnit', 'quantityValue', 'referenceUnit', 'referenceValue'],
  },
  QuantityRule: { plain: ['minimum', 'maximum', 'increment'] },
  ProductVariantConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  ProductVariantEdge: { plain: ['node', 'cursor'] },
  ProductVariantComponent: { plain: ['productVariant', 'quantity'] },
  ProductVariantComponentConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  ProductVariantComponentEdge: { plain: ['node', 'cursor'] },
  QuantityPriceBreakConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
};

/** A variant is as old as its product. */
function ownerOf(variant: VariantNode) {
  return { ...variant, createdAt: variant.product.createdAt };
}
