import type { Country } from '../markets/destinations.ts';
import { add, type Money, subtract, sum, times } from '../price/money.ts';
import { type UnitPrice, unitPriceOf } from '../price/unit-price.ts';
import type { AppliedGiftCard, Cart, CartLine } from './cart.ts';
import { shippingEstimate } from './cart-shipping.ts';

interface LinePrice {
  /** The price of the line. */
  total: Money;
  /** The price per unit, before discount codes. */
  each: Money;
  /** Based on the charged price, after discount codes. */
  unitPrice: UnitPrice | null;
  /** Per unit: the only price that may be struck through. */
  lowestPrice30Days: Money | null;
  /** Per unit: the sum of the single prices of a pack's contents. */
  sumOfSinglePrices: Money | null;
  /** Per unit: the price without the subscription. */
  priceOnce: Money | null;
  /** The discount of the line by codes. */
  discount: Money;
}

/** All price information of a line. */
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

/** Savings by codes, subscriptions and reductions; the single prices of a pack are not a former price. */
export function savings(cart: Cart): Money {
  const onLines = cart.lines.map((line) => {
    const { lowestPrice30Days, priceOnce, discount } = linePrice(line);
    const before = lowestPrice30Days ?? priceOnce;
    return before ? add(subtract(times(before, line.quantity), line.subtotal), discount) : discount;
  });
  return add(orderDiscount(cart), ...onLines);
}

export interface GiftCardPayment extends AppliedGiftCard {
  /** The amount paid by the card, shipping included. */
  pays: Money;
}

/** The cart applies cards to the goods only; at the checkout their remaining balance also pays for shipping. */
export function giftCardPayments(cart: Cart, country: Country): GiftCardPayment[] {
  let due = shippingEstimate(cart, country).cost?.amount ?? 0;
  return cart.giftCards.map((card) => {
    const more = Math.min(card.left.amount, due);
    due -= more;
    return { ...card, pays: { ...card.used, amount: card.used.amount + more } };
  });
}

/** The total of the summary: with shipping where it is known, minus gift cards. */
export function amountToPay(cart: Cart, country: Country): Money {
  const goods = subtract(cart.subtotal, orderDiscount(cart));
  const paid = giftCardPayments(cart, country).map(({ pays }) => pays);
  const { cost } = shippingEstimate(cart, country);
  return subtract(cost ? add(goods, cost) : goods, sum(paid, cart.total.currency));
}
