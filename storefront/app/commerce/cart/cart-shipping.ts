import type { Country } from '../markets/destinations.ts';
import { type Money, subtract } from '../price/money.ts';
import { type ShippingKind, shippingKindOf, shippingTerms } from '../shipping/shipping.ts';
import {
  type Cart,
  isShippedFree,
  missingForFreeShipping,
  totalAmountWithoutGiftCard,
  totalAmountWithoutGiftCardWithShippingCost,
  totalBeforeGiftCards,
} from './cart.ts';

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

interface ShippingEstimate {
  kind: CartShippingKind;
  /** Null where the checkout calculates it from the address. */
  cost: Money | null;
}

/** The shipping cost to a country. */
export function shippingEstimate(cart: Cart, country: Country): ShippingEstimate {
  const kind = shippingKindOfCart(cart);
  if (kind === 'email' || kind === 'nothing') {
    return { kind, cost: { ...cart.total, amount: 0 } };
  }
  const { cost } = shippingTerms(kind, country, cart.total.currency);
  if (kind !== 'standard' || !cost) return { kind, cost };
  const withShipping = totalAmountWithoutGiftCardWithShippingCost(cart, country);
  return { kind, cost: subtract(withShipping, totalBeforeGiftCards(cart)) };
}

export type FreeShipping =
  | { state: 'below'; missing: Money; freeFrom: Money; progress: number }
  | { state: 'reached' }
  | { state: 'never'; cost: Money | null }
  | { state: 'forwarded'; kind: 'special' | 'freight'; cost: Money | null }
  | { state: 'nothingToShip' };

/** The progress to free shipping, which does not apply to freight and special shipping. */
export function freeShipping(cart: Cart, country: Country): FreeShipping {
  const { kind, cost } = shippingEstimate(cart, country);
  if (kind === 'email' || kind === 'nothing') return { state: 'nothingToShip' };
  if (kind !== 'standard') return { state: 'forwarded', kind, cost };
  if (isShippedFree(cart, country)) return { state: 'reached' };
  const terms = shippingTerms('standard', country, cart.total.currency);
  const missing = missingForFreeShipping(cart, country);
  const { freeFrom } = terms;
  if (!freeFrom || !missing) return { state: 'never', cost: terms.cost };
  const progress = totalAmountWithoutGiftCard(cart).amount / freeFrom.amount;
  return { state: 'below', missing, freeFrom, progress: Math.max(0, progress) };
}
