import { add, type Money, subtract, sum, times } from './money.ts';
import type { Picture, Variant } from './product.ts';
import { shop } from './shop.ts';

export interface CartLine {
  /** The line's own part of its platform id: the rest would give the cart's id away. */
  key: string;
  quantity: number;
  total: Money;
  variant: Pick<Variant, 'sku' | 'title' | 'price' | 'unitPrice' | 'options'>;
  picture: Picture | null;
  product: {
    handle: string;
    title: string;
    vendor: string;
    isGiftCard: boolean;
    tags: string[];
  };
}

/** What a page may know of a cart: its id and its checkout address stay on the server. */
export interface Cart {
  totalQuantity: number;
  subtotal: Money;
  total: Money;
  discounts: Money[];
  giftCards: { id: string; lastCharacters: string; used: Money }[];
  lines: CartLine[];
}

const forwardingTags = ['Sonderversand', 'Speditionsversand', 'Elektrische Mühlen'];

export function isShippedByForwardingAgency(cart: Pick<Cart, 'lines'>): boolean {
  return cart.lines.some(({ product }) => product.tags.some((tag) => forwardingTags.includes(tag)));
}

/** Gift cards pay, they do not discount: the total before they are applied. */
function totalBeforeGiftCards(cart: Cart): Money {
  return add(cart.total, ...cart.giftCards.map(({ used }) => used));
}

/** What counts for free shipping: the total without the gift cards that are bought. */
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
