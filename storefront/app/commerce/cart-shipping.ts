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

/** How a whole order travels: gift cards alone by e-mail, a cart in which all is sold out not at all. */
export type CartShippingKind = ShippingKind | 'email' | 'nothing';

/** The most demanding product decides. */
export function shippingKindOfCart(cart: Pick<Cart, 'lines'>): CartShippingKind {
  const bought = cart.lines.filter(({ quantity }) => quantity > 0);
  if (bought.length === 0) return 'nothing';
  const goods = bought.filter(({ product }) => !product.isGiftCard);
  if (goods.length === 0) return 'email';
  if (!isShippedByForwardingAgency({ lines: goods })) return 'standard';
  const kinds = goods.map(({ product }) => shippingKindOf(product.tags));
  return kinds.includes('freight') ? 'freight' : 'special';
}

/** What shipping within Germany will cost. */
export function shippingEstimate(cart: Cart): { kind: CartShippingKind; cost: Money } {
  const kind = shippingKindOfCart(cart);
  if (kind === 'email' || kind === 'nothing') {
    return { kind, cost: { ...cart.total, amount: 0 } };
  }
  if (kind !== 'standard') return { kind, cost: shippingCost(kind) };
  const withShipping = totalAmountWithoutGiftCardWithShippingCost(cart);
  return { kind, cost: subtract(withShipping, totalBeforeGiftCards(cart)) };
}

export type FreeShipping =
  | { state: 'below'; missing: Money; progress: number }
  | { state: 'reached' }
  | { state: 'forwarded'; kind: 'special' | 'freight'; cost: Money }
  | { state: 'nothingToShip' };

/** What the bar says: never a promise for goods that are forwarded. */
export function freeShipping(cart: Cart): FreeShipping {
  const { kind, cost } = shippingEstimate(cart);
  if (kind === 'email' || kind === 'nothing') return { state: 'nothingToShip' };
  if (kind !== 'standard') return { state: 'forwarded', kind, cost };
  const missing = missingForFreeShipping(cart);
  if (!missing) return { state: 'reached' };
  const progress = totalAmountWithoutGiftCard(cart).amount / shop.shipping.freeFrom.amount;
  return { state: 'below', missing, progress: Math.max(0, progress) };
}
