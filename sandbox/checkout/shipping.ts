import type { Cents } from '../cart/money.ts';
import { sum } from '../cart/money.ts';
import { amountOf, type CartTotals } from '../cart/totals.ts';
import { type Destination, freightFee } from './freight.ts';

type ShippingKind = 'none' | 'standard' | 'special' | 'freight';
export const shippingMethods = ['delivery', 'pickup'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export interface ShippingOption {
  method: ShippingMethod;
  kind: ShippingKind;
  cost: Cents;
}

const parcelFee = 490;
const freeFrom = 4900;
const freightTags = ['Speditionsversand'];
const specialTags = ['Sonderversand', 'Elektrische Mühlen'];

type Goods = Pick<CartTotals, 'lines' | 'orderAllocations'>;

/** The most demanding product decides how the whole order travels. */
function shippingKind({ lines }: Pick<Goods, 'lines'>): ShippingKind {
  const goods = lines.filter((line) => line.quantity > 0 && !line.merchandise.isGiftCard);
  const carries = (tags: string[]) =>
    goods.some((line) => line.merchandise.tags.some((tag) => tags.includes(tag)));
  if (goods.length === 0) return 'none';
  if (carries(freightTags)) return 'freight';
  return carries(specialTags) ? 'special' : 'standard';
}

export function shippingOptions(cart: Goods, to: Destination): ShippingOption[] {
  const kind = shippingKind(cart);
  if (kind === 'none') return [];
  return [
    { method: 'delivery', kind, cost: deliveryCost(cart, kind, to) },
    { method: 'pickup', kind, cost: 0 },
  ];
}

function deliveryCost(cart: Goods, kind: ShippingKind, to: Destination): Cents {
  if (kind === 'freight') return freightFee(to);
  const isFree = kind === 'standard' && to.country === 'DE' && valueOfGoods(cart) >= freeFrom;
  return isFree ? 0 : parcelFee;
}

/** What counts towards free shipping: after discount codes, without gift cards in the basket. */
function valueOfGoods({ lines, orderAllocations }: Goods): Cents {
  const goods = lines.filter((line) => !line.merchandise.isGiftCard);
  return sum(goods.map((line) => line.total)) - amountOf(orderAllocations);
}
