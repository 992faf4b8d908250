import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTypo } from './is-typo.ts';

test.each([
  ['a wrong letter', 'gieskanne', 'giesranne'],
  ['a letter too many', 'spatenn', 'spaten'],
  ['a letter too few', 'nachtschict', 'nachtschicht'],
  ['two letters swapped', 'tropfwrek', 'tropfwerk'],
])('%s is tolerated: %s for %s', (_mistake, typed, word) => {
  expect(isTypo(typed, word)).toBe(true);
});

test.each([
  ['one of the first four letters is wrong', 'expresso', 'espresso'],
  ['there are two mistakes', 'nachtshict', 'nachtschicht'],
  ['the word is two letters longer', 'tampe', 'tampern'],
  ['it is the same word', 'tamper', 'tamper'],
])('not tolerated where %s: %s for %s', (_reason, typed, word) => {
  expect(isTypo(typed, word)).toBe(false);
});

test('it works in both directions', () => {
  const word = fc.stringMatching(/^abcd[a-c]{0,5}$/);
  fc.assert(fc.property(word, word, (a, b) => isTypo(a, b) === isTypo(b, a)));
});
