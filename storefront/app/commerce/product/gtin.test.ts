import { expect, test } from 'vitest';
import { isGtin } from './gtin.ts';

test.each([
  ['4012345678901', true],
  ['4012345678902', false],
  ['96385074', true],
  ['96385075', false],
  ['036000291452', true],
  ['036000291453', false],
  ['10614141000415', true],
  ['10614141000416', false],
  ['40123456789012345', false],
  ['401234567890', false],
  ['12345', false],
  ['40123456789O1', false],
  ['', false],
])('%j is a GTIN: %s', (barcode, expected) => {
  expect(isGtin(barcode)).toBe(expected);
});
