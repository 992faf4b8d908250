import { expect, test } from 'vitest';
import { unprovenClaims } from './claims.ts';

test.each([
  [true, null, ['claims.co2CompensatedDeliveries']],
  [true, '', ['claims.co2CompensatedDeliveries']],
  [true, 'https://verifier.example/report', []],
  [false, null, []],
])('a claim that is %s with evidence %s', (co2CompensatedDeliveries, co2Evidence, unproven) => {
  expect(unprovenClaims({ co2CompensatedDeliveries, co2Evidence })).toEqual(unproven);
});
