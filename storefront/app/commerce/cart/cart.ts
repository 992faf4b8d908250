import type { Country } from '../markets/destinations.ts';
import { add, type Money, subtract, sum, times } from '../price/money.ts';
import type { Guarantee } from '../product/legal-information.ts';
import type {
  BundleComponent,
  DetailedVariant,
  IntervalUnit,
  Picture,
  Variant,
} from '../product/product.ts';
import { type ShippingTerms, shippingTerms } from '../shipping/shipping.ts';
import type { GiftRecipient } from './gift-recipient.ts';

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
  /** The platform's id, encoded and without the cart's token. */
  key: string;
  quantity: number;
  /** Before and after the discount codes of this line. */
  subtotal: Money;
  total: Money;
  /** The delivery interval, and the price per unit without the subscription. */
  subscription: (IntervalOffer & { priceOnce: Money | null }) | null;
  /** The delivery intervals the product is offered in. */
  intervals: IntervalOffer[];
  variant: Omit<Variant, 'picture' | 'badge' | 'subscriptionPrice'> &
    Pick<DetailedVariant, 'deliveryDays' | 'quantityRule'>;
  picture: Picture | null;
  /** The key of the line that it was added to, such as a gift wrap to its gift: it goes with that. */
  parent: string | null;
  /** Of a bundle; they are changed and removed with it only. */
  components: BundleComponent[];
  /** Of a gift card that goes to somebody else. */
  gift: GiftRecipient | null;
  product: {
    id: string;
    handle: string;
    title: string;
    vendor: string;
    productType: string;
    isGiftCard: boolean;
    tags: string[];
    guarantee: Guarantee | null;
  };
}

export interface AppliedGiftCard {
  /** The platform's id, encoded. */
  key: string;
  lastCharacters: string;
  used: Money;
  /** The balance that remains after this cart. */
  left: Money;
}

/** The cart as the browser gets it: without its id and checkout URL. */
export interface Cart {
  totalQuantity: number;
  subtotal: Money;
  total: Money;
  discountCodes: { code: string; applicable: boolean }[];
  /** Discounts of the whole order. */
  discounts: Money[];
  giftCards: AppliedGiftCard[];
  lines: CartLine[];
}

/** Without those that were added to another line, such as a gift wrap: its row shows them. */
export function topLevelLines(lines: readonly CartLine[]): CartLine[] {
  const keys = lines.map(({ key }) => key);
  return lines.filter(({ parent }) => parent === null || !keys.includes(parent));
}

/** Sold out after it was added; the checkout skips it. */
export function isSoldOut({ quantity, variant }: CartLine): boolean {
  return quantity === 0 || variant.availability === 'unavailable';
}

/** Nothing in it can be ordered: the checkout would be empty. */
export function isNothingToOrder({ lines }: Pick<Cart, 'lines'>): boolean {
  return lines.every(isSoldOut);
}

/** The total before gift cards, which are a payment and not a discount. */
export function totalBeforeGiftCards(cart: Cart): Money {
  return add(cart.total, ...cart.giftCards.map(({ used }) => used));
}

/** The amount that counts for free shipping, `totalPrice` in the specification: without purchased gift cards. */
export function totalAmountWithoutGiftCard(cart: Cart): Money {
  const boughtGiftCards = cart.lines
    .filter(({ product }) => product.isGiftCard)
    .map(({ variant, quantity }) => times(variant.price, quantity));
  return subtract(totalBeforeGiftCards(cart), sum(boughtGiftCards, cart.total.currency));
}

/** The amount that is still missing for free shipping; null where it is reached or there is none. */
export function missingForFreeShipping(cart: Cart, country: Country): Money | null {
  const { freeFrom } = parcelTerms(cart, country);
  if (!freeFrom) return null;
  const missing = subtract(freeFrom, totalAmountWithoutGiftCard(cart));
  return missing.amount > 0 ? missing : null;
}

export function isShippedFree(cart: Cart, country: Country): boolean {
  return parcelTerms(cart, country).freeFrom !== null && !missingForFreeShipping(cart, country);
}

export function totalAmountWithoutGiftCardWithShippingCost(cart: Cart, country: Country): Money {
  const total = totalBeforeGiftCards(cart);
  const { cost } = parcelTerms(cart, country);
  return isShippedFree(cart, country) || !cost ? total : add(total, cost);
}

function parcelTerms({ total }: Cart, country: Country): ShippingTerms {
  return shippingTerms('standard', country, total.currency);
}
