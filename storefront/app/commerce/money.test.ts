import { expect, test } from 'vitest';
import { add, parseMoney, sum, times } from './money.ts';

test.each([
  ['25.0', 2500],
  ['12.5', 1250],
  ['126.65', 12665],
  ['0.0', 0],
  ['1.005', 101],
  ['-3.1', -310],
  ['19', 1900],
])('the platform’s %s is %i cents', (amount, cents) => {
  expect(parseMoney({ amount, currencyCode: 'EUR' })).toEqual({ amount: cents, currency: 'EUR' });
});

test.each(['', '1,5', 'NaN', '1e3', '.5'])('%j is not an amount', (amount) => {
  expect(() => parseMoney({ amount, currencyCode: 'EUR' })).toThrow('not an amount');
});

test('sums do not lose cents', () => {
  const ten = { amount: 10, currency: 'EUR' };
  expect(sum([ten, { amount: 20, currency: 'EUR' }], 'EUR').amount).toBe(30);
  expect(times(ten, 3).amount).toBe(30);
});

test('different currencies do not add up', () => {
  expect(() => add({ amount: 1, currency: 'EUR' }, { amount: 1, currency: 'DKK' })).toThrow();
});
