import { inCurrency } from '../i18n/formats.ts';
import {
  type Cart,
  missingForFreeShipping,
  totalAmountWithoutGiftCard,
  totalAmountWithoutGiftCardWithShippingCost,
  totalBeforeGiftCards,
} from './cart.ts';
import { type Money, subtract } from './money.ts';
import { type ShippingKind, shippingCost, shippingKindOf } from './shipping.ts';
import { shop } from './shop.ts';

export function isShippedByForwardingAgency(cart: Pick<Cart, 'lines'>): boolean {
  return cart.lines.some(({ product }) => shippingKindOf(product.tags) !== 'standard');
}

/** How an order is shipped: gift cards only by e-mail, sold-out items only not at all. */
export type CartShippingKind = ShippingKind | 'email' | 'nothing';

/** The most expensive shipping kind of all products. */
export function shippingKindOfCart(cart: Pick<Cart, 'lines'>): CartShippingKind {
  const bought = cart.lines.filter(({ quantity }) => quantity > 0);
  if (bought.length === 0) return 'nothing';
  const goods = bought.filter(({ product }) => !product.isGiftCard);
  if (goods.length === 0) return 'email';
  if (!isShippedByForwardingAgency({ lines: goods })) return 'standard';
  const kinds = goods.map(({ product }) => shippingKindOf(product.tags));
  return kinds.includes('freight') ? 'freight' : 'special';
}

/** The shipping cost within Germany. */
export function shippingEstimate(cart: Cart): { kind: CartShippingKind; cost: Money } {
  const kind = shippingKindOfCart(cart);
  if (kind === 'email' || kind === 'nothing') {
    return { kind, cost: { ...cart.total, amount: 0 } };
  }
  if (kind !== 'standard') {
    return { kind, cost: inCurrency(shippingCost(kind), cart.total.currency) };
  }
  const withShipping = totalAmountWithoutGiftCardWithShippingCost(cart);
  return { kind, cost: subtract(withShipping, totalBeforeGiftCards(cart)) };
}

export type FreeShipping =
  | { state: 'below'; missing: Money; progress: number }
  | { state: 'reached' }
  | { state: 'forwarded'; kind: 'special' | 'freight'; cost: Money }
  | { state: 'nothingToShip' };

/** The progress to free shipping, which does not apply to freight and special shipping. */
export function freeShipping(cart: Cart): FreeShipping {
  const { kind, cost } = shippingEstimate(cart);
  if (kind === 'email' || kind === 'nothing') return { state: 'nothingToShip' };
  if (kind !== 'standard') return { state: 'forwarded', kind, cost };
  const missing = missingForFreeShipping(cart);
  if (!missing) return { state: 'reached' };
  const freeFrom = inCurrency(shop.shipping.freeFrom, cart.total.currency);
  const progress = totalAmountWithoutGiftCard(cart).amount / freeFrom.amount;
  return { state: 'below', missing, progress: Math.max(0, progress) };
}
