import { destinations } from '#shop/destinations.ts';
import { shop } from '#shop/shop.ts';
import { inCurrency } from '../../i18n/formats.ts';
import type { Destination } from '../../shop-model/destination.ts';
import type { Country } from '../markets/destinations.ts';
import type { Money } from '../price/money.ts';

export type ShippingKind = 'standard' | 'special' | 'freight';

/** The shipping kind of a product, by the merchant's tags. */
export function shippingKindOf(tags: string[]): ShippingKind {
  const { special = [], freight = [] } = shop.shipping.tags ?? {};
  if (tags.some((tag) => freight.includes(tag))) return 'freight';
  if (tags.some((tag) => special.includes(tag))) return 'special';
  return 'standard';
}

export interface ShippingTerms {
  /** Before free shipping; null where only the checkout knows it: by the address, or in a currency without an amount. */
  cost: Money | null;
  /** From which value of goods on it is free; null where it never is. */
  freeFrom: Money | null;
  /** Of parcels with goods in stock, in working days. */
  days: { min: number; max: number };
}

/** The terms of an order: pages, documents, feeds, structured data and mails all take them from here. */
export function shippingTerms(
  kind: ShippingKind,
  country: Country,
  currency: string,
): ShippingTerms {
  const { cost, special, freight, freeFrom, days }: Destination = destinations[country];
  const own = (money: Money | null) => {
    const there = money && inCurrency(money, currency);
    return there?.currency === currency ? there : null;
  };
  return {
    cost: own({ standard: cost, special, freight }[kind]),
    freeFrom: kind === 'standard' ? own(freeFrom) : null,
    days,
  };
}
