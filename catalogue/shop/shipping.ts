import type { ShopInput } from '../../sandbox/catalogue-format/shop-schema.ts';
import { destinations } from '../../shops/kaffeelotse/destinations.ts';
import type { Destination } from '../../storefront/app/shop-model/destination.ts';

type Rate = ShopInput['shipping']['standard'][number];

const near = ['AT', 'BE', 'CZ', 'DK', 'FR', 'LU', 'NL', 'PL'];
const middle = ['ES', 'HU', 'IT', 'LT', 'LV', 'PT', 'SE', 'SI', 'SK'];
const far = ['BG', 'CY', 'EE', 'FI', 'GR', 'IE', 'MT', 'RO'];

/** Islands that a forwarding agency reaches by ship, by the beginnings of their postcodes. */
const islands: { country: string; postcodes: string[] }[] = [
  { country: 'DK', postcodes: ['37'] },
  { country: 'ES', postcodes: ['07', '35', '38'] },
  { country: 'FR', postcodes: ['20'] },
  {
    country: 'IT',
    postcodes: ['07', '08', '09', '90', '91', '92', '93', '94', '95', '96', '97', '98'],
  },
  { country: 'PT', postcodes: ['9'] },
];
const ferry = 6000;

const mainland: Rate[] = [
  { countries: ['DE'], price: destinations.DE.freight.amount },
  { countries: near, price: 7900 },
  { countries: middle, price: 11_900 },
  { countries: far, price: 15_900 },
];

/** A parcel to each country, by the storefront's terms: in a real shop the merchant enters the same on the platform. */
function parcelRates(kind: 'standard' | 'special'): Rate[] {
  return Object.entries<Destination>(destinations).map(
    ([country, { cost, special, freeFrom, days }]) => ({
      countries: [country],
      price: kind === 'standard' ? cost.amount : special.amount,
      ...(kind === 'standard' && freeFrom && { freeFrom: freeFrom.amount }),
      days,
    }),
  );
}

export const shipping: ShopInput['shipping'] = {
  standard: parcelRates('standard'),
  special: {
    tags: ['Sonderversand', 'Elektrische Mühlen'],
    rates: parcelRates('special'),
  },
  freight: {
    tags: ['Speditionsversand'],
    rates: [
      ...islands.map(({ country, postcodes }) => ({
        countries: [country],
        postcodes,
        price: ferry + priceTo(country),
      })),
      ...mainland,
    ],
  },
};

function priceTo(country: string): number {
  return mainland.find(({ countries }) => countries.includes(country))?.price ?? 0;
}
