import { expect, test } from 'vitest';
import { typeset } from './typeset.ts';

test.each([
  ['18 g auf 36 g', '18\u00a0g auf 36\u00a0g'],
  ['93 °C', '93\u00a0°C'],
  ['0,5 % mehr', '0,5\u00a0% mehr'],
  ['9 bar, 25 s', '9\u00a0bar, 25\u00a0s'],
  ['15 große Tassen', '15 große Tassen'],
  ['2 små kopper og 3 store', '2 små kopper og 3 store'],
  ['3 barista jugs', '3 barista jugs'],
])('%s', (text, expected) => {
  expect(typeset(text)).toBe(expected);
});
