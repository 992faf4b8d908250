import type { Cents } from '../cart/money.ts';

export interface Destination {
  country: string;
  postcode: string;
}

/** Cents by country; a country that is not named here is far away. */
const fees: Partial<Record<string, Cents>> = {
  DE: 4900,
  ...feesOf(7900, ['AT', 'BE', 'CZ', 'DK', 'FR', 'LU', 'NL', 'PL']),
  ...feesOf(11_900, ['ES', 'HU', 'IT', 'LT', 'LV', 'PT', 'SE', 'SI', 'SK']),
};
const farAway = 15_900;

/** Islands that a forwarding agency reaches by ship, by the beginnings of their postcodes. */
const islands: Partial<Record<string, RegExp>> = {
  DK: /^37/,
  ES: /^(07|35|38)/,
  FR: /^20/,
  IT: /^(07|08|09|9[0-8])/,
  PT: /^9/,
};
const ferry = 6000;

/** What a forwarding agency asks, by the address of the delivery. */
export function freightFee({ country, postcode }: Destination): Cents {
  const fee = fees[country] ?? farAway;
  return islands[country]?.test(postcode) ? fee + ferry : fee;
}

function feesOf(fee: Cents, countries: string[]): Record<string, Cents> {
  return Object.fromEntries(countries.map((country) => [country, fee]));
}
