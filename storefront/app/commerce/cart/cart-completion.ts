import { shop } from '#shop/shop.ts';
import { inCurrency } from '../../i18n/formats.ts';
import type { Country } from '../markets/destinations.ts';
import { type Money, sum } from '../price/money.ts';
import type { DetailedVariant, ProductCard, ProductDetail, Variant } from '../product/product.ts';
import { shippingKindOf } from '../shipping/shipping.ts';
import { type Cart, totalBeforeGiftCards } from './cart.ts';
import type { CartProblem } from './cart-problems.ts';
import { freeShipping, shippingEstimate } from './cart-shipping.ts';

/** What one more product would reach. */
export interface CompletionGoal {
  kind: 'freeShipping' | 'discountCode';
  missing: Money;
  /** The price a product needs, which is above the gap where discounts reduce it. */
  needed: Money;
  /** The shipping cost that is saved. */
  saved: Money | null;
}

/** The minimum of a code that was just rejected, else free shipping; null where neither is near. */
export function completionGoal(
  cart: Cart,
  country: Country,
  problems: readonly CartProblem[],
): CompletionGoal | null {
  const forCode = problems.find(({ kind }) => kind === 'codeMinimum')?.missing;
  if (forCode && isNear(forCode)) {
    // a code's minimum counts before discounts
    return { kind: 'discountCode', missing: forCode, needed: forCode, saved: null };
  }
  const shipping = freeShipping(cart, country);
  if (shipping.state !== 'below' || !isNear(shipping.missing)) return null;
  const { missing } = shipping;
  const needed = { ...missing, amount: Math.ceil(missing.amount / shareAfterDiscounts(cart)) };
  const { cost } = shippingEstimate(cart, country);
  return { kind: 'freeShipping', missing, needed, saved: cost };
}

function isNear({ amount, currency }: Money): boolean {
  const most = shop.completion && inCurrency(shop.completion.largestGap, currency);
  return most?.currency === currency && amount <= most.amount;
}

/** What the cart's discounts leave of a price, at least: they may apply to the added product, too. */
function shareAfterDiscounts(cart: Cart): number {
  const reduced = cart.lines.filter(({ subtotal }) => subtotal.amount > 0);
  const ofLines = reduced.map(({ total, subtotal }) => total.amount / subtotal.amount);
  const lines = sum(
    reduced.map(({ total }) => total),
    cart.total.currency,
  );
  const ofOrder = lines.amount > 0 ? totalBeforeGiftCards(cart).amount / lines.amount : 1;
  return Math.max(0.01, Math.min(1, ...ofLines) * Math.min(1, ofOrder));
}

/** The prices of products that close a gap. */
export function completionPrices({ needed }: Pick<CompletionGoal, 'needed'>) {
  const above = shop.completion ? inCurrency(shop.completion.mostAbove, needed.currency).amount : 0;
  return { min: needed.amount, max: needed.amount + above };
}

/** Whether one of its variants may have a price that closes the gap. */
export function mayComplete({ offer }: ProductCard, goal: CompletionGoal): boolean {
  const { min, max } = completionPrices(goal);
  return offer !== null && offer.price.amount <= max && (offer.price.amount >= min || offer.varies);
}

/** A variant that closes the gap, with what its row shows. */
export interface CompletionItem {
  product: Pick<ProductCard, 'id' | 'handle' | 'title' | 'vendor' | 'picture' | 'shortNote'>;
  variant: Pick<Variant, 'id' | 'title' | 'price' | 'unitPrice'>;
}

/**
 * The products that close the gap, in the order of the candidates, which is how well they fit: in stock, not in the cart,
 * sent as a standard parcel (anything else is never shipped free), and one of each kind, so at most one of a product type.
 */
export function chooseCompletion(
  candidates: readonly ProductDetail[],
  cart: Pick<Cart, 'lines'>,
  goal: CompletionGoal,
  count: number,
): CompletionItem[] {
  const seen = new Set(cart.lines.map(({ product }) => product.id));
  const kinds = new Set<string>();
  const chosen: CompletionItem[] = [];
  for (const candidate of candidates) {
    const { id, isGiftCard, tags, cardFacts, productType } = candidate;
    // goods of one module are of one kind
    const kind = Object.keys(cardFacts)[0] ?? productType;
    if (seen.has(id) || kinds.has(kind)) continue;
    seen.add(id);
    if (isGiftCard || shippingKindOf(tags) !== 'standard') continue;
    const variant = closingVariant(candidate.variants, goal);
    if (!variant) continue;
    kinds.add(kind);
    chosen.push(toItem(candidate, variant));
    if (chosen.length === count) break;
  }
  return chosen;
}

function closingVariant(variants: readonly DetailedVariant[], goal: CompletionGoal) {
  return variants
    .filter((variant) => variant.availability === 'inStock' && closesGap(variant, goal))
    .toSorted((one, other) => one.price.amount - other.price.amount)[0];
}

/** Whether a variant's price still closes the gap, which changes with the cart. */
export function closesGap({ price }: Pick<Variant, 'price'>, goal: CompletionGoal): boolean {
  const { min, max } = completionPrices(goal);
  return price.currency === goal.needed.currency && price.amount >= min && price.amount <= max;
}

function toItem(detail: ProductDetail, variant: DetailedVariant): CompletionItem {
  const { id, handle, title, vendor, shortNote } = detail;
  return {
    product: {
      id,
      handle,
      title,
      vendor,
      shortNote,
      picture: variant.picture ?? detail.picture,
    },
    variant: {
      id: variant.id,
      title: variant.options.map(({ value }) => value).join(' · ') || variant.title,
      price: variant.price,
      unitPrice: variant.unitPrice,
    },
  };
}
