import { euros } from '../../storefront/app/commerce/price/money.ts';
import type { Destination } from '../../storefront/app/shop-model/destination.ts';

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

const swiss: Destination = {
  cost: euros(9.9, { CHF: 9.9 }),
  special: euros(9.9, { CHF: 9.9 }),
  freeFrom: null,
  freight: null,
  days: { min: 3, max: 6 },
};

/** By ISO code. */
export const destinations = {
  AT: near,
  BE: near,
  BG: far,
  CY: far,
  CZ: near,
  DK: near,
  EE: far,
  FI: far,
  FR: near,
  DE: home,
  GR: far,
  HU: far,
  IE: far,
  IT: far,
  LV: far,
  LT: far,
  LU: near,
  MT: far,
  NL: near,
  PL: near,
  PT: far,
  RO: far,
  SK: far,
  SI: far,
  ES: far,
  SE: far,
  CH: swiss,
} satisfies Record<string, Destination>;
