import type { ShopInput } from '../../sandbox/catalogue-format/shop-schema.ts';

type Rate = ShopInput['shipping']['standard'][number];

const near = ['AT', 'BE', 'CZ', 'DK', 'FR', 'LU', 'NL', 'PL'];
const middle = ['ES', 'HU', 'IT', 'LT', 'LV', 'PT', 'SE', 'SI', 'SK'];
const far = ['BG', 'CY', 'EE', 'FI', 'GR', 'IE', 'MT', 'RO'];
const abroad = [...near, ...middle, ...far];
const parcelPrice = 490;

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
  { countries: ['DE'], price: 4900 },
  { countries: near, price: 7900 },
  { countries: middle, price: 11_900 },
  { countries: far, price: 15_900 },
];

export const shipping: ShopInput['shipping'] = {
  standard: [
    { countries: ['DE'], price: parcelPrice, freeFrom: 4900 },
    { countries: abroad, price: parcelPrice },
  ],
  special: {
    tags: ['Sonderversand', 'Elektrische Mühlen'],
    rates: [{ countries: ['DE', ...abroad], price: parcelPrice }],
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
