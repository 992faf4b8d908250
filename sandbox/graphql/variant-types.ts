import type { VariantNode } from '../store/variants.ts';
import { connectionOf } from './connection.ts';
import type { TypeMap } from './implementation.ts';
import { type MetafieldIdentifier, metafieldOf, metafieldsOf } from './metafields.ts';
import { money } from './money.ts';
import type { PageArguments } from './page.ts';
import { detailOf } from './product-detail.ts';
import { allocation } from './selling-plan-types.ts';
import { unitPrice, unitPriceMeasurement } from './unit-price.ts';

export const variantTypes: TypeMap = {
  ProductVariant: {
    plain: [
      'id',
      'sku',
      'title',
      'availableForSale',
      'currentlyNotInStock',
      'quantityAvailable',
      'weight',
      'image',
      'selectedOptions',
      'product',
    ],
    fields: {
      price: (variant: VariantNode) => money(variant.price),
      priceV2: (variant: VariantNode) => money(variant.price),
      compareAtPrice: ({ compareAtPrice }: VariantNode) =>
        compareAtPrice === null ? null : money(compareAtPrice),
      compareAtPriceV2: ({ compareAtPrice }: VariantNode) =>
        compareAtPrice === null ? null : money(compareAtPrice),
      unitPrice: ({ price, contents }: VariantNode) => unitPrice(price, contents),
      unitPriceMeasurement: ({ contents }: VariantNode) => unitPriceMeasurement(contents),
      barcode: () => null,
      taxable: () => true,
      requiresComponents: () => false,
      requiresShipping: ({ product }: VariantNode) => !product.isGiftCard,
      weightUnit: () => 'GRAMS',
      quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
      metafield: async (variant: VariantNode, identifier: MetafieldIdentifier, context) => {
        const detail = await detailOf(variant.product, context);
        return metafieldOf(detail.variantMetafields[variant.index], identifier);
      },
      metafields: async (
        variant: VariantNode,
        { identifiers }: { identifiers: MetafieldIdentifier[] },
        context,
      ) => {
        const detail = await detailOf(variant.product, context);
        return metafieldsOf(detail.variantMetafields[variant.index], identifiers);
      },
      sellingPlanAllocations: async (
        { price, product }: VariantNode,
        args: PageArguments & { reverse?: boolean },
        { loaders },
      ) => {
        const groups = await loaders.sellingPlanGroups.loadMany(product.sellingPlanGroupIds);
        const plans = groups.flatMap((group) => group?.plans ?? []);
        return connectionOf(
          plans.map((plan) => allocation(plan, price)),
          args,
        );
      },
    },
  },
  SelectedOption: { plain: ['name', 'value'] },
  UnitPriceMeasurement: {
    plain: ['measuredType', 'quantityUnit', 'quantityValue', 'referenceUnit', 'referenceValue'],
  },
  QuantityRule: { plain: ['minimum', 'maximum', 'increment'] },
  ProductVariantConnection: { plain: ['nodes', 'edges', 'pageInfo'] },
  ProductVariantEdge: { plain: ['node', 'cursor'] },
};
