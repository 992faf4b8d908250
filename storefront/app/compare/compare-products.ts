import { compareModules } from '#shop/modules/compare.ts';
import { dimensionsOf } from '../commerce/product/comparison.ts';
import { chooseVariant } from '../commerce/product/offer.ts';
import type { ProductDetail } from '../commerce/product/product.ts';
import type { ComparedProduct, Comparison, ComparisonKind } from './compared-product.ts';

/** The products of the last one's kind; others cannot stand beside it. */
export function compareProducts(
  details: readonly ProductDetail[],
  comparedTypes: readonly string[],
): Comparison {
  const kinds = details.map((detail) => comparisonKind(detail, comparedTypes));
  const kind = kinds.findLast((each) => each !== null) ?? null;
  return {
    kind,
    products: details.flatMap((detail, index) =>
      kinds[index] === kind ? (toCompared(detail) ?? []) : [],
    ),
  };
}

/** What can be compared with each other; null for goods that no module knows, of another type and without dimensions. */
export function comparisonKind(
  {
    facts,
    technicalDetails,
    productType,
  }: Pick<ProductDetail, 'facts' | 'technicalDetails' | 'productType'>,
  comparedTypes: readonly string[],
): ComparisonKind | null {
  const module = compareModules.find(({ suits }) => suits(facts));
  const isDevice = comparedTypes.includes(productType) || dimensionsOf(technicalDetails) !== null;
  return module?.name ?? (isDevice ? 'device' : null);
}

function toCompared(detail: ProductDetail): ComparedProduct | null {
  const variant = chooseVariant(detail.variants, null);
  if (!variant) return null;
  const { id, handle, title, vendor, productType, rating, seals, shortNote } = detail;
  const { facts, cardFacts, technicalDetails } = detail;
  return {
    id,
    handle,
    title,
    vendor,
    productType,
    rating,
    seals,
    shortNote,
    facts,
    cardFacts,
    technicalDetails,
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
