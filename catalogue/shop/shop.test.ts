import { describe, expect, test } from 'vitest';
import { parseShop } from '../../sandbox/catalogue-format/shop-schema.ts';
import { shop } from './shop.ts';

const parsed = parseShop(shop);
const { shipping, legalPages, primaryLanguage, filters } = parsed;

describe('the demo shop', () => {
  test('delivers to the 26 countries of the specification, and to Switzerland as a market', () => {
    // a country may have further rates by postcode
    const countries = new Set(shipping.standard.flatMap(({ countries }) => countries));
    expect([...countries].toSorted().join(' ')).toBe(
      'AT BE BG CH CY CZ DE DK EE ES FI FR GR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
    );
  });

  test('ships parcels free of charge within Germany from 49 euros', () => {
    expect(shipping.standard.filter(({ freeFrom }) => freeFrom !== undefined)).toEqual([
      { countries: ['DE'], price: 490, freeFrom: 4900, days: { min: 1, max: 3 } },
    ]);
  });

  test.each([
    ['Germany', 'DE', '20457', 4900],
    ['Denmark', 'DK', '8000', 7900],
    ['Bornholm', 'DK', '3700', 13_900],
    ['Sicily', 'IT', '90133', 17_900],
    ['Cyprus', 'CY', '1010', 15_900],
  ])('asks for freight to %s', (_, country, postcode, price) => {
    const rate = shipping.freight?.rates.find(
      ({ countries, postcodes = [''] }) =>
        countries.includes(country) && postcodes.some((start) => postcode.startsWith(start)),
    );
    expect(rate?.price).toBe(price);
  });

  test('taxes goods as every country does that it delivers to', () => {
    const home = parsed.country;
    const untaxed = shipping.standard
      .flatMap(({ countries }) => countries)
      .filter((country) => country !== home)
      .filter((country) => !(country in parsed.taxRates) && !(country in parsed.taxesAbroad));
    expect(untaxed).toEqual([]);
  });

  test('has all legal pages and texts in its primary language', () => {
    expect(primaryLanguage).toBe('de');
    expect(Object.keys(legalPages)).toHaveLength(5);
    expect(filters.map(({ label }) => label.de)).toContain('Röstung');
  });
});
