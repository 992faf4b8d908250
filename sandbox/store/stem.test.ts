import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['de', 'tasse', 'tassen'],
  ['de', 'kaffeemuehle', 'kaffeemuehlen'],
  ['de', 'entkoffeiniert', 'entkoffeinierter'],
  ['en', 'grinder', 'grinders'],
  ['en', 'box', 'boxes'],
  ['da', 'kvaern', 'kvaernen'],
  ['da', 'maskine', 'maskiner'],
] as const)('%s: %s and %s are forms of the same word', (language, one, other) => {
  expect(stem(one, language)).toBe(stem(other, language));
});

test('short words are kept', () => {
  expect(stem('tee', 'de')).toBe('tee');
  expect(stem('gas', 'en')).toBe('gas');
});
