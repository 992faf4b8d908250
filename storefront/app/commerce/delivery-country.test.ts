import { expect, test } from 'vitest';
import { countryCookie, deliveryCountry } from './delivery-country.ts';

test('without a choice it is the country of the language', () => {
  expect(deliveryCountry(null, 'de')).toBe('DE');
  expect(deliveryCountry('', 'en')).toBe('DE');
  expect(deliveryCountry('other=AT', 'da')).toBe('DK');
});

test('the stored choice is read again, among other cookies', () => {
  const [stored = ''] = countryCookie('AT').split(';');
  expect(deliveryCountry(stored, 'de')).toBe('AT');
  expect(deliveryCountry(`a=1; ${stored}; b=2`, 'da')).toBe('AT');
});

test('the cookie is sent over HTTPS only, to every page, for a year, and not with forms of other sites', () => {
  const [, ...attributes] = countryCookie('AT').split('; ');
  expect(attributes.toSorted()).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure']);
});

test.each(['US', 'at', 'toString', '%00', 'DE"'])('a stored %s is no choice', (code) => {
  expect(deliveryCountry(`delivery_country=${code}`, 'da')).toBe(
    code.startsWith('DE') ? 'DE' : 'DK',
  );
});
