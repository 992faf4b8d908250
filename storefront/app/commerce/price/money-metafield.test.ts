import { expect, test } from 'vitest';
import { toMoneyMetafield } from './money-metafield.ts';

test.each([
  ['{"amount":"26.90","currency_code":"EUR"}', 2690],
  ['{"amount":"26.9","currency_code":"EUR"}', 2690],
  ['26.90', 2690],
  ['27', 2700],
  ['{"amount":"26.90","currency_code":"DKK"}', null],
  ['{"amount":26.9,"currency_code":"EUR"}', null],
  ['{"amount":"-1","currency_code":"EUR"}', null],
  ['26,90 €', null],
  ['0', null],
  ['{}', null],
  ['', null],
  [null, null],
  [undefined, null],
])('a price of %j is %j', (value, cents) => {
  const expected = cents === null ? null : { amount: cents, currency: 'EUR' };
  expect(toMoneyMetafield(value, 'EUR')).toEqual(expected);
});
