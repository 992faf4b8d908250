import { term } from '../../storefront/app/commerce/price/money.ts';
import type { Destination } from '../../storefront/app/shop-model/destination.ts';

const home = {
  cost: term(5.9),
  special: term(5.9),
  freeFrom: term(50),
  freight: term(29),
  days: { min: 1, max: 3 },
} satisfies Destination;

/** By ISO code. */
export const destinations = {
  DE: home,
  AT: { ...home, cost: term(9.9), freeFrom: null, freight: null, days: { min: 2, max: 4 } },
} satisfies Record<string, Destination>;
