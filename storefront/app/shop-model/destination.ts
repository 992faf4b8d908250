import type { Money } from '../commerce/price/money.ts';

/** What delivery to a country costs and how long it takes. A surcharge by postcode is the checkout’s alone. */
export interface Destination {
  /** A standard parcel. */
  cost: Money;
  /** Null where shipping is never free. */
  freeFrom: Money | null;
  /** Special shipping, of electrical devices. */
  special: Money;
  /** Null where the checkout calculates it from the address. */
  freight: Money | null;
  /** Working days. */
  days: { min: number; max: number };
}
