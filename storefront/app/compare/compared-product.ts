import type { DetailedVariant, ProductDetail } from '../commerce/product/product.ts';

/** What a comparison shows of a product. */
export type ComparedProduct = Pick<
  ProductDetail,
  | 'id'
  | 'handle'
  | 'title'
  | 'vendor'
  | 'productType'
  | 'picture'
  | 'rating'
  | 'seals'
  | 'shortNote'
  | 'facts'
  | 'cardFacts'
  | 'technicalDetails'
> & {
  /** The cheapest available one. */
  variant: Pick<
    DetailedVariant,
    | 'id'
    | 'title'
    | 'price'
    | 'lowestPrice30Days'
    | 'sumOfSinglePrices'
    | 'netQuantity'
    | 'unitPrice'
    | 'availability'
  >;
};

/** A module's name, or devices. */
export type ComparisonKind = string;

export interface Comparison {
  /** Null without products. */
  kind: ComparisonKind | null;
  products: ComparedProduct[];
}
