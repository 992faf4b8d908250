import { type FlavourProfile, flavours, type ProductCard, type ProductDetail } from './product.ts';

export interface SimilarProduct {
  card: ProductCard;
  /** Null where one of the two has none. */
  profile: FlavourProfile | null;
}

/**
 * Products in stock of the same kind: those with the fewest differing values in their flavour profile first, then those
 * that differ least; without profiles in the given order.
 */
export function closestProducts(
  product: Pick<ProductDetail, 'id' | 'productType' | 'flavourProfile'>,
  candidates: readonly ProductDetail[],
  count: number,
): SimilarProduct[] {
  const { flavourProfile } = product;
  const distances = candidates
    .filter(
      ({ id, productType, offer }) =>
        id !== product.id &&
        productType === product.productType &&
        offer?.availability === 'inStock',
    )
    .map((card) => ({
      card,
      profile: flavourProfile && card.flavourProfile,
      ...distanceOf(flavourProfile, card.flavourProfile),
    }));
  return distances
    .toSorted((a, b) => a.differing - b.differing || a.total - b.total)
    .slice(0, count)
    .map(({ card, profile }) => ({ card: cardOf(card), profile }));
}

/** Which flavours differ, the largest difference first. Positive: the other one has more. */
export function flavourDifferences(from: FlavourProfile, to: FlavourProfile) {
  return flavours
    .map((flavour) => ({ flavour, difference: to[flavour] - from[flavour] }))
    .filter(({ difference }) => difference !== 0)
    .toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
}

function distanceOf(from: FlavourProfile | null, to: FlavourProfile | null) {
  // without a profile after all that have one
  if (!from || !to) return { differing: flavours.length + 1, total: 0 };
  const differences = flavourDifferences(from, to);
  const total = differences.reduce((sum, { difference }) => sum + Math.abs(difference), 0);
  return { differing: differences.length, total };
}

/** Only what a card shows: a page must not contain the texts of four other products. */
function cardOf(detail: ProductDetail): ProductCard {
  const { id, handle, title, vendor, productType, picture, offer, seals } = detail;
  const { shortNote, strength, rating, isNew, isGiftCard, listedVariant } = detail;
  return {
    ...{ id, handle, title, vendor, productType, picture, offer, seals },
    ...{ shortNote, strength, rating, isNew, isGiftCard, listedVariant },
  };
}
