import { expect, test, vi } from 'vitest';
import { formatsFor } from './formats.ts';

const nbsp = '\u00a0';
const euros = (amount: number) => ({ amount, currency: 'EUR' });

// each language in one test: its formats are made once, with the first call
test.each([
  [
    'de',
    {
      prices: [`1.249,00${nbsp}€`, `18,90${nbsp}€`],
      thresholds: [`49${nbsp}€`, `4,90${nbsp}€`],
      number: '41.540',
      date: '14.08.2027',
      month: 'August',
    },
  ],
  [
    'en',
    {
      prices: ['€1,249.00', '€18.90'],
      thresholds: ['€49', '€4.90'],
      number: '41,540',
      date: '14 Aug 2027',
      month: 'August',
    },
  ],
  [
    'da',
    {
      prices: [`1.249,00${nbsp}€`, `18,90${nbsp}€`],
      thresholds: [`49${nbsp}€`, `4,90${nbsp}€`],
      number: '41.540',
      date: '14.08.2027',
      month: 'august',
    },
  ],
] as const)('prices, thresholds, numbers and dates in %s', (language, expected) => {
  const { money, roundMoney, number, date, month } = formatsFor(language);
  expect({
    prices: [money(euros(124900)), money(euros(1890))],
    thresholds: [roundMoney(euros(4900)), roundMoney(euros(490))],
    number: number(41540),
    date: date('2027-08-14'),
    month: month('2027-08-14'),
  }).toEqual(expected);
});

test('a date is the day in UTC, from its first to its last second', () => {
  const { date, month } = formatsFor('de');
  expect(date('2027-01-01T00:00:00Z')).toBe('01.01.2027');
  expect(date('2026-12-31T23:59:59Z')).toBe('31.12.2026');
  expect(month('2027-01-01T00:00:00Z')).toBe('Januar');
  expect(month('2026-12-31T23:59:59Z')).toBe('Dezember');
});

test('a price keeps its cents after a threshold was written without them', () => {
  const { money, roundMoney } = formatsFor('de');
  expect(roundMoney(euros(5000))).toBe(`50${nbsp}€`);
  expect(money(euros(5000))).toBe(`50,00${nbsp}€`);
});

test('each currency has its own sign', () => {
  const { money } = formatsFor('de');
  expect(money({ amount: 100, currency: 'EUR' })).toBe(`1,00${nbsp}€`);
  expect(money({ amount: 100, currency: 'DKK' })).toBe(`1,00${nbsp}DKK`);
});

test('formats are made once for a language and a currency, since making one is slow', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  const { money } = formatsFor('de');
  money({ amount: 100, currency: 'SEK' });
  money({ amount: 200, currency: 'SEK' });
  expect(made).toHaveBeenCalledOnce();
  expect(formatsFor('de')).toBe(formatsFor('de'));
  made.mockRestore();
});
