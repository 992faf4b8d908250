import type { ProductCard, ProductDetail, ProductFacts } from './product.ts';

export interface SimilarProduct<Comparison> {
  card: ProductCard;
  /** Null where the two cannot be compared. */
  comparison: Comparison | null;
}

/** How far two products are apart, compared in order; null where they cannot be compared. */
type Compare<Comparison> = (
  from: Partial<ProductFacts>,
  to: Partial<ProductFacts>,
) => { distance: readonly number[]; comparison: Comparison } | null;

/** Products in stock of the same kind: the closest first, then those that cannot be compared, in the given order. */
export function closestProducts<Comparison>(
  product: Pick<ProductDetail, 'id' | 'productType' | 'facts'>,
  candidates: readonly ProductDetail[],
  count: number,
  compare: Compare<Comparison>,
): SimilarProduct<Comparison>[] {
  return candidates
    .filter(
      ({ id, productType, offer }) =>
        id !== product.id &&
        productType === product.productType &&
        offer?.availability === 'inStock',
    )
    .map((card) => ({ card, compared: compare(product.facts, card.facts) }))
    .toSorted((one, other) =>
      byDistance(one.compared?.distance ?? null, other.compared?.distance ?? null),
    )
    .slice(0, count)
    .map(({ card, compared }) => ({
      card: cardOf(card),
      comparison: compared?.comparison ?? null,
    }));
}

function byDistance(one: readonly number[] | null, other: readonly number[] | null): number {
  if (!one || !other) return Number(one === null) - Number(other === null);
  return one.map((value, index) => value - (other[index] ?? 0)).find(Boolean) ?? 0;
}

/** Only what a card shows: a page must not contain the texts of four other products. */
function cardOf(detail: ProductDetail): ProductCard {
  const { id, handle, title, vendor, productType, picture, offer, seals } = detail;
  const { shortNote, cardFacts, rating, isNew, isGiftCard, listedVariant } = detail;
  return {
    id,
    handle,
    title,
    vendor,
    productType,
    picture,
    offer,
    seals,
    shortNote,
    cardFacts,
    rating,
    isNew,
    isGiftCard,
    listedVariant,
  };
}
