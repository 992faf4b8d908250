import type { AppliedGiftCard, Cart, CartLine } from './cart.ts';
import { shippingEstimate } from './cart-shipping.ts';
import { add, type Money, subtract, sum, times } from './money.ts';
import { type UnitPrice, unitPriceOf } from './unit-price.ts';

interface LinePrice {
  /** What is charged for the line. */
  total: Money;
  /** What is charged for one, before discount codes. */
  each: Money;
  /** Of the price that is charged, discount codes included. */
  unitPrice: UnitPrice | null;
  /** For one: the figure that may be struck through. */
  lowestPrice30Days: Money | null;
  /** For one: what the contents of a pack cost singly. */
  sumOfSinglePrices: Money | null;
  /** For one: what a subscription's goods cost when bought once. */
  priceOnce: Money | null;
  /** What discount codes take off the line. */
  discount: Money;
}

/** Everything the cart says about the price of a line. */
export function linePrice(line: CartLine): LinePrice {
  const { quantity, subtotal, total, subscription, variant } = line;
  const soldOut = quantity === 0;
  const each = soldOut
    ? variant.price
    : { ...subtotal, amount: Math.round(subtotal.amount / quantity) };
  const net = variant.netQuantity;
  const wholeNet = net && { ...net, amount: net.amount * quantity };
  const priceOnce = subscription?.priceOnce ?? null;
  return {
    total,
    each,
    unitPrice: soldOut ? unitPriceOf(variant.price, net) : unitPriceOf(total, wholeNet),
    lowestPrice30Days: subscription ? null : variant.lowestPrice30Days,
    sumOfSinglePrices: subscription ? null : variant.sumOfSinglePrices,
    priceOnce: priceOnce && priceOnce.amount > each.amount ? priceOnce : null,
    discount: subtract(subtotal, total),
  };
}

export function orderDiscount(cart: Cart): Money {
  return sum(cart.discounts, cart.total.currency);
}

/** What discount codes, subscriptions and announced reductions save; a pack's single prices are no former price. */
export function savings(cart: Cart): Money {
  const onLines = cart.lines.map((line) => {
    const { lowestPrice30Days, priceOnce, discount } = linePrice(line);
    const before = lowestPrice30Days ?? priceOnce;
    return before ? add(subtract(times(before, line.quantity), line.subtotal), discount) : discount;
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
