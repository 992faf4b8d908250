import { type ComparisonKind, comparisonKind } from '../commerce/comparison.ts';
import { chooseVariant } from '../commerce/offer.ts';
import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';

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
  | 'strength'
  | 'roast'
  | 'origins'
  | 'arabica'
  | 'flavourProfile'
  | 'suitability'
  | 'recipe'
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

export interface Comparison {
  /** Null without products. */
  kind: ComparisonKind | null;
  products: ComparedProduct[];
}

/** The products of the last one's kind; others cannot stand beside it. */
export function compareProducts(details: readonly ProductDetail[]): Comparison {
  const kinds = details.map(comparisonKind);
  const kind = kinds.findLast((each) => each !== null) ?? null;
  return {
    kind,
    products: details.flatMap((detail, index) =>
      kinds[index] === kind ? (toCompared(detail) ?? []) : [],
    ),
  };
}

function toCompared(detail: ProductDetail): ComparedProduct | null {
  const variant = chooseVariant(detail.variants, null);
  if (!variant) return null;
  const { id, handle, title, vendor, productType, rating, seals, shortNote, strength } = detail;
  const { roast, origins, arabica, flavourProfile, suitability, recipe } = detail;
  return {
    ...{ id, handle, title, vendor, productType, rating, seals, shortNote, strength },
    ...{ roast, origins, arabica, flavourProfile, suitability, recipe },
    technicalDetails: detail.technicalDetails,
    picture: variant.picture ?? detail.picture,
    variant: {
      id: variant.id,
      title: variant.title,
      price: variant.price,
      lowestPrice30Days: variant.lowestPrice30Days,
      sumOfSinglePrices: variant.sumOfSinglePrices,
      netQuantity: variant.netQuantity,
      unitPrice: variant.unitPrice,
      availability: variant.availability,
    },
  };
}
