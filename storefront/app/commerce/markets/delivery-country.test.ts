import { expect, test } from 'vitest';
import { homeMarket } from '../../i18n/market.ts';
import { countryCookie, deliveryCountry } from './delivery-country.ts';

test('without a choice it is the country of the language', () => {
  expect(deliveryCountry(null, homeMarket('de'))).toBe('DE');
  expect(deliveryCountry('', homeMarket('en'))).toBe('DE');
  expect(deliveryCountry('other=AT', homeMarket('da'))).toBe('DK');
});

test('the stored choice is read again, among other cookies', () => {
  const [stored = ''] = countryCookie('AT').split(';');
  expect(deliveryCountry(stored, homeMarket('de'))).toBe('AT');
  expect(deliveryCountry(`a=1; ${stored}; b=2`, homeMarket('da'))).toBe('AT');
});

test('the cookie is sent over HTTPS only, to every page, for a year, and not with forms of other sites', () => {
  const [, ...attributes] = countryCookie('AT').split('; ');
  expect(attributes.toSorted()).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure']);
});

test.each(['US', 'at', 'toString', '%00', 'DE"'])('a stored %s is no choice', (code) => {
  expect(deliveryCountry(`delivery_country=${code}`, homeMarket('da'))).toBe(
    code.startsWith('DE') ? 'DE' : 'DK',
  );
});

const further = ['da-dk', 'en-dk', 'de-ch'] as const;

test.each([
  ['da-dk', 'AT', 'DK'],
  ['en-dk', 'DE', 'DK'],
  ['de', 'AT', 'AT'],
  // buys in its own market, so that no cart of the home market may have it
  ['de', 'DK', 'DE'],
  ['da', '', 'DE'],
] as const)('in the market of %s with a stored %j it is %s', (locale, stored, country) => {
  const market = { locale, currency: 'EUR', further };
  expect(deliveryCountry(`delivery_country=${stored}`, market)).toBe(country);
});
