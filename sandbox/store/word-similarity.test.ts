import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordSimilarity } from './word-similarity.ts';

test.each([
  ['the same', 'espresso', 'espresso', 'is better than another ending', 'bohne', 'bohnen'],
  ['another ending', 'beans', 'bean', 'is better than a beginning', 'espr', 'espresso'],
  ['a beginning', 'espr', 'espresso', 'is better than a part', 'muehle', 'kaffeemuehlen'],
  ['a part', 'tassen', 'espressotassen', 'is better than a mistake', 'expresso', 'espresso'],
  ['one mistake', 'nordmohle', 'nordmole', 'is better than two', 'kapuzino', 'cappuccino'],
])('%s (%s for %s) %s (%s for %s)', (_one, typed, word, _other, otherTyped, otherWord) => {
  expect(wordSimilarity(typed, word)).toBeGreaterThan(wordSimilarity(otherTyped, otherWord));
});

test.each([
  ['letters swapped', 'cofefe', 'coffee'],
  ['a letter too few in the beginning of a compound', 'capuccino', 'cappuccinotassen'],
  ['a letter too many', 'ekspresso', 'espresso'],
])('%s is forgiven: %s for %s', (_mistake, typed, word) => {
  expect(wordSimilarity(typed, word)).toBeGreaterThan(0);
});

test.each([
  ['tee', 'kaffee'],
  ['milch', 'muehle'],
  ['bio', 'bar'],
])('%j is not %j', (typed, word) => {
  expect(wordSimilarity(typed, word)).toBe(0);
});

test('every word meets itself best, and nothing leaves the scale', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,14}$/), fc.stringMatching(/^[a-z]{1,14}$/), (a, b) => {
      expect(wordSimilarity(a, a)).toBe(1);
      expect(wordSimilarity(a, b)).toBeGreaterThanOrEqual(0);
      expect(wordSimilarity(a, b)).toBeLessThanOrEqual(1);
    }),
  );
});
