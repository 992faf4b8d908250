import { expect, test } from 'vitest';
import { amountText } from './money.ts';

test.each([
  [2500, '25.0'],
  [1250, '12.5'],
  [12665, '126.65'],
  [5, '0.05'],
  [0, '0.0'],
  [-490, '-4.9'],
])('%i cents are written %s', (cents, amount) => {
  expect(amountText(cents)).toBe(amount);
});
