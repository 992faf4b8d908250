import type { AppliedGiftCard, Cart, CartLine } from './cart.ts';
import { shippingEstimate } from './cart-shipping.ts';
import { add, type Money, subtract, sum, times } from './money.ts';

/** What a line costs, and what it would without subscription, reduction and discount code. */
export function linePrice(line: CartLine): { now: Money; was: Money | null } {
  const { quantity, subtotal, total, subscription, variant } = line;
  const perItem = [subscription?.priceOnce, variant.compareAtPrice].flatMap((price) => price ?? []);
  const candidates = [subtotal, ...perItem.map((price) => times(price, quantity))];
  const was = candidates.reduce((most, price) => (price.amount > most.amount ? price : most));
  return { now: total, was: was.amount > total.amount ? was : null };
}

export function orderDiscount(cart: Cart): Money {
  return sum(cart.discounts, cart.total.currency);
}

/** Everything that is cheaper than usual, discount codes included. */
export function savings(cart: Cart): Money {
  const onLines = cart.lines.map((line) => {
    const { now, was } = linePrice(line);
    return was ? subtract(was, now) : { ...now, amount: 0 };
  });
  return add(orderDiscount(cart), ...onLines);
}

export interface GiftCardPayment extends AppliedGiftCard {
  /** What the card pays once shipping is added. */
  pays: Money;
}

/** The cart applies cards to the goods; at the checkout what is left on them also pays for shipping. */
export function giftCardPayments(cart: Cart): GiftCardPayment[] {
  let due = shippingEstimate(cart).cost.amount;
  return cart.giftCards.map((card) => {
    const more = Math.min(card.left.amount, due);
    due -= more;
    return { ...card, pays: { ...card.used, amount: card.used.amount + more } };
  });
}

/** The last line of the summary: what the shopper pays, shipping included and gift cards taken off. */
export function amountToPay(cart: Cart): Money {
  const goods = subtract(cart.subtotal, orderDiscount(cart));
  const paid = giftCardPayments(cart).map(({ pays }) => pays);
  return subtract(add(goods, shippingEstimate(cart).cost), sum(paid, cart.total.currency));
}
