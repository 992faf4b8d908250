import { euros, type Money } from './money.ts';

/** What delivery to a country costs and how long it takes. */
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

const rate = euros(4.9, { DKK: 39.2 });
const parcel = { cost: rate, special: rate };
const home = {
  ...parcel,
  freeFrom: euros(49, { DKK: 392 }),
  freight: euros(49, { DKK: 392 }),
  days: { min: 1, max: 3 },
} satisfies Destination;
const near: Destination = { ...parcel, freeFrom: null, freight: null, days: { min: 2, max: 4 } };
const far: Destination = { ...parcel, freeFrom: null, freight: null, days: { min: 3, max: 6 } };

/** By ISO code. */
export const destinations = {
  ...{ AT: near, BE: near, BG: far, CY: far, CZ: near, DK: near, EE: far, FI: far, FR: near },
  ...{ DE: home, GR: far, HU: far, IE: far, IT: far, LV: far, LT: far, LU: near, MT: far },
  ...{ NL: near, PL: near, PT: far, RO: far, SK: far, SI: far, ES: far, SE: far },
} satisfies Record<string, Destination>;

/** A country the shop delivers to. */
export type Country = keyof typeof destinations;

export function isCountry(code: string): code is Country {
  return Object.hasOwn(destinations, code);
}

export const destinationCodes = Object.keys(destinations).filter(isCountry);
