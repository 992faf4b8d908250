import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';
import { linksInLocale } from './links-in-locale.ts';
import { homeMarket, localeFor, type Market, marketOfCountry } from './market.ts';

const further = ['da-dk', 'en-dk', 'de-ch'] as const;
const at = (locale: Market['locale']): Market => ({ locale, currency: 'EUR', further });

test.each([
  ['DK', 'da', 'da-dk'],
  ['DK', 'en-dk', 'en-dk'],
  ['DK', 'de', 'da-dk'],
  ['CH', 'de', 'de-ch'],
  ['CH', 'en', 'de-ch'],
  ['AT', 'de', 'de'],
  ['DE', 'de-ch', 'de'],
  ['SE', 'en-dk', 'en'],
] as const)('%s, chosen on a page of %s, buys at %s', (country, locale, there) => {
  expect(localeFor(country, at(locale))).toBe(there);
});

test('a country has its own market or buys in the home market', () => {
  expect(marketOfCountry('DK', at('de'))).toBe('DK');
  expect(marketOfCountry('AT', at('de'))).toBeNull();
  expect(marketOfCountry(null, at('de'))).toBeNull();
  expect(marketOfCountry('DK', homeMarket('da'))).toBeNull();
});

test('the shop’s terms are written in the market’s currency, amounts of the platform as they are', () => {
  const terms = { amount: 4900, currency: 'EUR', local: { DKK: 39_200 } };
  const danish = formatsFor('da-dk', 'DKK');
  expect(danish.roundMoney(terms)).toBe('392\u00a0kr.');
  expect(danish.money({ amount: 7120, currency: 'DKK' })).toBe('71,20\u00a0kr.');
  expect(danish.money({ amount: 4900, currency: 'EUR' })).toBe('49,00\u00a0€');
  expect(formatsFor('da').roundMoney(terms)).toBe('49\u00a0€');
  expect(formatsFor('de-ch', 'CHF').money({ amount: 1890, currency: 'CHF' })).toBe(
    'CHF\u00a018.90',
  );
  expect(formatsFor('en-dk', 'DKK').date('2027-08-04')).toBe(formatsFor('en').date('2027-08-04'));
});

test('links of content lead to the market of the page, whole or in HTML', () => {
  const content = {
    url: '/de/c/kaffee',
    other: 'https://blog.example/de',
    items: [{ html: '<a class="x" href="/de/e/versand">a</a><a href="/en">b</a>' }],
    amount: 3,
  };
  expect(linksInLocale(content, 'de-ch')).toEqual({
    url: '/de-ch/c/kaffee',
    other: 'https://blog.example/de',
    items: [{ html: '<a class="x" href="/de-ch/e/versand">a</a><a href="/en">b</a>' }],
    amount: 3,
  });
  expect(linksInLocale(content, 'de')).toBe(content);
});
