import { expect, test } from 'vitest';
import { formatsFor } from './formats.ts';

const nbsp = '\u00a0';

test.each([
  ['de', 124900, `1.249,00${nbsp}€`],
  ['en', 124900, '€1,249.00'],
  ['da', 124900, `1.249,00${nbsp}€`],
  ['de', 1890, `18,90${nbsp}€`],
  ['en', 490, '€4.90'],
] as const)('%s writes %i cents as %s', (language, amount, text) => {
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
] as const)('%s writes a date as %s', (language, text) => {
  expect(formatsFor(language).date('2027-08-14')).toBe(text);
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
