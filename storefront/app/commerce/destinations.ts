import { euros, type Money } from './money.ts';

/** The terms of a standard parcel to a country. */
export interface Destination {
  cost: Money;
  /** Null where shipping is never free. */
  freeFrom: Money | null;
  /** Working days. */
  days: { min: number; max: number };
}

const cost = euros(4.9, { DKK: 39.2 });
const home: Destination = { cost, freeFrom: euros(49, { DKK: 392 }), days: { min: 1, max: 3 } };
const near: Destination = { cost, freeFrom: null, days: { min: 2, max: 4 } };
const far: Destination = { cost, freeFrom: null, days: { min: 3, max: 6 } };

/** By ISO code. */
export const destinations = {
  ...{ AT: near, BE: near, BG: far, CY: far, CZ: near, DK: near, EE: far, FI: far, FR: near },
  ...{ DE: home, GR: far, HU: far, IE: far, IT: far, LV: far, LT: far, LU: near, MT: far },
  ...{ NL: near, PL: near, PT: far, RO: far, SK: far, SI: far, ES: far, SE: far },
} satisfies Record<string, Destination>;

export const destinationCodes = Object.keys(destinations);
