import type { Cents } from '../cart/money.ts';
import { sum } from '../cart/money.ts';
import { amountOf, type CartTotals } from '../cart/totals.ts';
import type { ShippingRate, Shop } from '../catalogue-format/shop-schema.ts';
import { convertCents, type Market } from '../graphql/market.ts';

type ShippingKind = 'standard' | 'special' | 'freight';
export const shippingMethods = ['delivery', 'pickup'] as const;
export type ShippingMethod = (typeof shippingMethods)[number];

export interface ShippingOption {
  method: ShippingMethod;
  kind: ShippingKind;
  cost: Cents;
  /** Working days, where the shop names them. */
  days?: ShippingRate['days'];
}

export interface Destination {
  country: string;
  postcode: string;
}

export type ShippingSettings = Pick<Shop, 'shipping' | 'pickup' | 'country' | 'taxesAbroad'> &
  Partial<Pick<Shop, 'taxRates'>>;
type Goods = Pick<CartTotals, 'lines' | 'orderAllocations'>;

/** Nothing for gift cards alone; no delivery to where the shop has no rate. */
export function shippingOptions(
  cart: Goods,
  to: Destination,
  { shipping, pickup }: ShippingSettings,
  market: Market,
): ShippingOption[] {
  const kind = shippingKind(cart, shipping);
  if (kind === 'none') return [];
  const options: ShippingOption[] = [];
  const rate = rateFor(ratesOf(kind, shipping), to);
  if (rate) {
    const cost = deliveryCost(cart, rate, market);
    options.push({ method: 'delivery', kind, cost, days: rate.days });
  }
  if (pickup) options.push({ method: 'pickup', kind, cost: 0 });
  return options;
}

/** The most demanding product decides how the whole order travels. */
function shippingKind(
  { lines }: Pick<Goods, 'lines'>,
  shipping: Shop['shipping'],
): ShippingKind | 'none' {
  const goods = lines.filter((line) => line.quantity > 0 && !line.merchandise.isGiftCard);
  const carries = (tags: string[] = []) =>
    goods.some((line) => line.merchandise.tags.some((tag) => tags.includes(tag)));
  if (goods.length === 0) return 'none';
  if (carries(shipping.freight?.tags)) return 'freight';
  return carries(shipping.special?.tags) ? 'special' : 'standard';
}

function ratesOf(kind: ShippingKind, shipping: Shop['shipping']): ShippingRate[] {
  return kind === 'standard' ? shipping.standard : (shipping[kind]?.rates ?? []);
}

function rateFor(rates: ShippingRate[], { country, postcode }: Destination) {
  return rates.find(
    ({ countries, postcodes }) =>
      countries.includes(country) &&
      (!postcodes || postcodes.some((start) => postcode.startsWith(start))),
  );
}

function deliveryCost(cart: Goods, { price, freeFrom }: ShippingRate, market: Market): Cents {
  const isFree = freeFrom !== undefined && valueOfGoods(cart) >= convertCents(freeFrom, market);
  return isFree ? 0 : convertCents(price, market);
}

/** What counts towards free shipping: after discount codes, without gift cards in the basket. */
function valueOfGoods({ lines, orderAllocations }: Goods): Cents {
  const goods = lines.filter((line) => !line.merchandise.isGiftCard);
  return sum(goods.map((line) => line.total)) - amountOf(orderAllocations);
}
