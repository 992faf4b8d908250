import { expect, test } from 'vitest';
import { createFormats } from './formats.ts';
import { marketOf } from './markets.ts';
import { parseMarkets } from './parse-markets.ts';

test('a language sells in its own market, the others in the shop’s currency', () => {
  expect(parseMarkets('da:DK:DKK')).toEqual({ da: { country: 'DK', currency: 'DKK' } });
  expect(marketOf('de')).toEqual({ country: null, currency: 'EUR' });
});

test.each(['da:DK', 'fr:FR:EUR', 'da:dk:DKK'])('%s is rejected', (text) => {
  expect(() => parseMarkets(text)).toThrow(text);
});

test('the shop’s terms are shown in the market’s currency, amounts of the platform as they are', () => {
  const { money, roundMoney } = createFormats('da-DK', 'DKK');
  const terms = { amount: 4900, currency: 'EUR', local: { DKK: 39_200 } };
  expect(roundMoney(terms)).toBe('392\u00a0kr.');
  expect(money({ amount: 7120, currency: 'DKK' })).toBe('71,20\u00a0kr.');
  expect(money({ amount: 4900, currency: 'EUR' })).toBe('49,00\u00a0€');
  expect(createFormats('da-DK', 'EUR').roundMoney(terms)).toBe('49\u00a0€');
});
