import { beforeEach, expect, test, vi } from 'vitest';

let formatsFor: typeof import('./formats.ts')['formatsFor'];

// a language's formats are made once, so each test begins anew
beforeEach(async () => {
  vi.resetModules();
  ({ formatsFor } = await import('./formats.ts'));
});

const nbsp = '\u00a0';

test.each([
  ['de', 124900, `1.249,00${nbsp}€`],
  ['en', 124900, '€1,249.00'],
  ['da', 124900, `1.249,00${nbsp}€`],
  ['de', 1890, `18,90${nbsp}€`],
  ['en', 490, '€4.90'],
] as const)('%s writes %i cents as %s [DEC-024]', (language, amount, text) => {
  expect(formatsFor(language).money({ amount, currency: 'EUR' })).toBe(text);
});

test.each([
  ['de', 4900, `49${nbsp}€`],
  ['en', 4900, '€49'],
  ['da', 490, `4,90${nbsp}€`],
] as const)('%s writes a threshold of %i cents as %s', (language, amount, text) => {
  expect(formatsFor(language).roundMoney({ amount, currency: 'EUR' })).toBe(text);
});

test.each([
  ['de', '14.08.2027'],
  ['en', '14 Aug 2027'],
  ['da', '14.08.2027'],
] as const)('%s writes a date as %s [DEC-025]', (language, text) => {
  expect(formatsFor(language).date('2027-08-14')).toBe(text);
});

test('an English date has no leading zero', () => {
  expect(formatsFor('en').date('2026-11-03')).toBe('3 Nov 2026');
});

test.each([
  ['de', '1–3'],
  ['en', '1-3'],
  ['da', '1–3'],
] as const)('%s writes a range as %s', (language, text) => {
  expect(formatsFor(language).range(1, 3)).toBe(text);
});

test.each([
  ['de', 'August'],
  ['en', 'August'],
  ['da', 'august'],
] as const)('%s names a month %s', (language, text) => {
  expect(formatsFor(language).dateAs('2027-08-14', { month: 'long' })).toBe(text);
});

test.each([
  ['de', '41.540'],
  ['en', '41,540'],
  ['da', '41.540'],
] as const)('%s writes a large number as %s', (language, text) => {
  expect(formatsFor(language).number(41540)).toBe(text);
});

test.each([
  ['de', 4, '4,0'],
  ['en', 4, '4.0'],
  ['da', 4.4, '4,4'],
] as const)('%s writes an average of %d as %s', (language, average, text) => {
  expect(formatsFor(language).average(average)).toBe(text);
});

test('a date is the day in UTC', () => {
  const { date, dateAs } = formatsFor('de');
  expect(date('2027-01-01T00:00:00Z')).toBe('01.01.2027');
  expect(date('2026-12-31T23:59:59Z')).toBe('31.12.2026');
  expect(dateAs('2027-01-01T00:00:00Z', { month: 'long' })).toBe('Januar');
  expect(dateAs('2026-12-31T23:59:59Z', { month: 'long' })).toBe('Dezember');
});

test('prices and thresholds have separate formatters', () => {
  const { money, roundMoney } = formatsFor('de');
  const fiftyEuros = { amount: 5000, currency: 'EUR' };
  expect(roundMoney(fiftyEuros)).toBe(`50${nbsp}€`);
  expect(money(fiftyEuros)).toBe(`50,00${nbsp}€`);
});

test('each currency has its own sign', () => {
  const { money } = formatsFor('de');
  expect(money({ amount: 100, currency: 'EUR' })).toBe(`1,00${nbsp}€`);
  expect(money({ amount: 100, currency: 'DKK' })).toBe(`1,00${nbsp}DKK`);
});

test('formatters are cached by language and currency', () => {
  const formats = formatsFor('de');
  const made = vi.spyOn(Intl, 'NumberFormat');
  formats.money({ amount: 100, currency: 'SEK' });
  formats.money({ amount: 200, currency: 'SEK' });
  expect(made).toHaveBeenCalledOnce();
  expect(formatsFor('de')).toBe(formats);
  made.mockRestore();
});
