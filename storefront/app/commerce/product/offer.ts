import { unitPriceOf } from '../price/unit-price.ts';
import {
  type Availability,
  type Offer,
  type ProductCard,
  type Variant,
  variantKey,
} from './product.ts';

export function offerOf(variants: Variant[]): Offer | null {
  const cheapest = cheapestOf(variants);
  if (!cheapest) return null;
  const { subscriptionPrice: inPlan } = cheapest;
  return {
    variantId: cheapest.id,
    sku: cheapest.sku,
    hasChoice: variants.length > 1,
    price: cheapest.price,
    lowestPrice30Days: cheapest.lowestPrice30Days,
    sumOfSinglePrices: cheapest.sumOfSinglePrices,
    unitPrice: cheapest.unitPrice,
    subscription: inPlan && {
      price: inPlan,
      unitPrice: unitPriceOf(inPlan, cheapest.netQuantity),
    },
    badge: cheapest.badge,
    varies: variants.some(({ price }) => price.amount > cheapest.price.amount),
    availability: bestAvailability(variants),
  };
}

function cheapestOf<V extends Variant>(variants: V[]): V | null {
  return variants.reduce<V | null>(
    (best, variant) => (best && best.price.amount <= variant.price.amount ? best : variant),
    null,
  );
}

function bestAvailability(variants: Variant[]): Availability {
  const states = variants.map(({ availability }) => availability);
  if (states.includes('inStock')) return 'inStock';
  return states.includes('reordered') ? 'reordered' : 'unavailable';
}

/** The variant in the URL, or the cheapest available one, whose price the card shows. */
export function chooseVariant<V extends Variant>(variants: V[], wanted: string | null): V | null {
  return (
    variants.find(({ id }) => variantKey(id) === wanted) ??
    cheapestOf(variants.filter(({ availability }) => availability !== 'unavailable')) ??
    variants[0] ??
    null
  );
}

/** One card per variant, for collections that list variants. */
export function variantCards(product: ProductCard, variants: Variant[]): ProductCard[] {
  return variants.map((variant) => ({
    ...product,
    picture: variant.picture ?? product.picture,
    title: variant.title ? `${product.title}, ${variant.title}` : product.title,
    offer: offerOf([variant]),
    listedVariant: variantKey(variant.id),
  }));
}
