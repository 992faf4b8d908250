import { add, type Money, subtract, sum, times } from './money.ts';
import type { IntervalUnit, Picture, Variant } from './product.ts';
import { shop } from './shop.ts';

/** How often a subscription is delivered. */
interface DeliveryInterval {
  unit: IntervalUnit;
  count: number;
}

export interface IntervalOffer {
  planId: string;
  interval: DeliveryInterval;
}

export interface CartLine {
  /** The line's own part of its platform id: the rest would give the cart's id away. */
  key: string;
  quantity: number;
  /** Before and after the discount codes that concern this line. */
  subtotal: Money;
  total: Money;
  /** The rhythm it is delivered in, and what one costs without a subscription. */
  subscription: (IntervalOffer & { priceOnce: Money | null }) | null;
  /** The rhythms the product can be had in. */
  intervals: IntervalOffer[];
  variant: Omit<Variant, 'picture' | 'badge' | 'subscriptionPrice'>;
  picture: Picture | null;
  product: {
    id: string;
    handle: string;
    title: string;
    vendor: string;
    productType: string;
    isGiftCard: boolean;
    tags: string[];
  };
}

export interface AppliedGiftCard {
  /** The card's own part of its platform id. */
  key: string;
  lastCharacters: string;
  used: Money;
  /** What is still on it after this cart. */
  left: Money;
}

/** What a page may know of a cart: its id and its checkout address stay on the server. */
export interface Cart {
  totalQuantity: number;
  subtotal: Money;
  total: Money;
  discountCodes: { code: string; applicable: boolean }[];
  /** What discount codes take off the whole order. */
  discounts: Money[];
  giftCards: AppliedGiftCard[];
  lines: CartLine[];
}

/** Sold out since it was put in; the checkout will leave it out. */
export function isSoldOut({ quantity, variant }: CartLine): boolean {
  return quantity === 0 || variant.availability === 'unavailable';
}

/** Gift cards pay, they do not discount: the total before they are applied. */
export function totalBeforeGiftCards(cart: Cart): Money {
  return add(cart.total, ...cart.giftCards.map(({ used }) => used));
}

/** What counts for free shipping, the specification's `totalPrice` as well: the total without the gift cards bought. */
export function totalAmountWithoutGiftCard(cart: Cart): Money {
  const boughtGiftCards = cart.lines
    .filter(({ product }) => product.isGiftCard)
    .map(({ variant, quantity }) => times(variant.price, quantity));
  return subtract(totalBeforeGiftCards(cart), sum(boughtGiftCards, cart.total.currency));
}

/** The amount that is still missing for free shipping, or null when it is reached. */
export function missingForFreeShipping(cart: Cart): Money | null {
  const missing = subtract(shop.shipping.freeFrom, totalAmountWithoutGiftCard(cart));
  return missing.amount > 0 ? missing : null;
}

export function totalAmountWithoutGiftCardWithShippingCost(cart: Cart): Money {
  const total = totalBeforeGiftCards(cart);
  return missingForFreeShipping(cart) ? add(total, shop.shipping.standard) : total;
}
