import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, euros, parseMoney, subtract, sum, times } from './money.ts';

test.each([
  ['25.0', 2500],
  ['12.5', 1250],
  ['126.65', 12665],
  ['0.0', 0],
  ['1.005', 101],
  ['-3.1', -310],
  ['19', 1900],
])('the platform’s %s is %i cents [ENT-001]', (amount, cents) => {
  expect(parseMoney({ amount, currencyCode: 'EUR' })).toEqual({ amount: cents, currency: 'EUR' });
});

test.each(['', '1,5', 'NaN', '1e3', '.5', '1.', 'x1', '1x', '--1', '1.2.3', ' 1'])(
  '%j is not an amount',
  (amount) => {
    expect(() => parseMoney({ amount, currencyCode: 'EUR' })).toThrow(
      `not an amount of money: ${amount}`,
    );
  },
);

test('sums do not lose cents [DEC-039]', () => {
  const ten = { amount: 10, currency: 'EUR' };
  expect(sum([ten, { amount: 20, currency: 'EUR' }], 'EUR').amount).toBe(30);
  expect(times(ten, 3).amount).toBe(30);
});

test('different currencies do not add up', () => {
  expect(() => add({ amount: 1, currency: 'EUR' }, { amount: 1, currency: 'DKK' })).toThrow(
    'amounts of different currencies',
  );
});

test('prices in euros are whole cents', () => {
  expect(euros(4.9)).toEqual({ amount: 490, currency: 'EUR' });
  expect(euros(8.95 * 3)).toEqual({ amount: 2685, currency: 'EUR' });
});

test('an empty sum is zero in the given currency', () => {
  expect(sum([], 'EUR')).toEqual({ amount: 0, currency: 'EUR' });
});

test('adding and subtracting an amount cancel out', () => {
  const anyMoney = fc.record({ amount: fc.integer(), currency: fc.constant('EUR') });
  fc.assert(
    fc.property(anyMoney, anyMoney, (one, other) => {
      expect(subtract(add(one, other), other)).toEqual(one);
      expect(subtract(one, one).amount).toBe(0);
    }),
  );
});

test('every amount is parsed from the platform’s decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(parseMoney({ amount, currencyCode: 'EUR' }).amount).toBe(cents);
    }),
  );
});
