import { expect, test } from 'vitest';
import { matchesText } from './matches-text.ts';

test.each([
  ['Brûlerie Montclar', 'brulerie', true],
  ['Brûlerie Montclar', 'BRÛ', true],
  ['Kellström', 'kellstrom', true],
  ['Skjærgård 8', 'skjaergard', true],
  ['Røst & Co', ' rost ', true],
  ['Weiß', 'weiss', true],
  ['Kernel & Co', '', true],
  ['Kernel & Co', 'solana', false],
])('%s is found by "%s": %s', (name, typed, found) => {
  expect(matchesText(name, typed)).toBe(found);
});
