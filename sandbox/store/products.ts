import { money } from '../graphql/money.ts';
import type { ProductNode } from './nodes.ts';
import type { ProductText } from './product-texts.ts';
import { type VariantRow, variantNode } from './variants.ts';

export function productNode(text: ProductText, rows: readonly VariantRow[]): ProductNode {
  const prices = rows.map(({ price }) => price);
  const node: ProductNode = {
    ...text,
    variants: [],
    availableForSale: false,
    priceRange: {
      minVariantPrice: money(Math.min(...prices)),
      maxVariantPrice: money(Math.max(...prices)),
    },
  };
  node.variants = rows.map((row, index) => variantNode(row, node, index));
  node.availableForSale = node.variants.some((variant) => variant.availableForSale);
  return node;
}
