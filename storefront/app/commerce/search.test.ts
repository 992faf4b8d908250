import fc from 'fast-check';
import { expect, test } from 'vitest';
import { didYouMean, isSamePhrase, markTyped, normaliseQuery, tidyQuery } from './search.ts';

test.each([
  ['  Night \t Shift ', 'night shift'],
  ['ESPRESSO', 'espresso'],
  ['Kaffeemu\u0308hle', 'kaffeemühle'],
  ['a\u0000b\u202e c', 'a b c'],
  ['x'.repeat(2_000), 'x'.repeat(100)],
  ['🙂'.repeat(200), '🙂'.repeat(100)],
  ['\n', ''],
])('%j becomes %j', (typed, query) => {
  expect(normaliseQuery(typed)).toBe(query);
});

test('what is normalised stays as it is, and is never longer than 100 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
      const query = normaliseQuery(typed);
      expect(normaliseQuery(query)).toBe(query);
      expect(normaliseQuery(tidyQuery(typed))).toBe(query);
      expect([...query].length).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  ['espr', ['espresso', 'bio-espresso'], null],
  ['expresso', ['espresso'], 'espresso'],
  ['kaffeemuehle', ['kaffeemühlen'], null],
  ['bio espresso', ['Bio-Espresso'], null],
  ['bioespresso', ['Bio-Espresso'], null],
  ['xyz', [], null],
])('for %j with proposals %j: %j', (query, phrases, meant) => {
  expect(didYouMean(query, phrases)).toBe(meant);
});

test.each([
  ['bio espresso', 'Bio-Espresso', true],
  ['kaffeemuehle', 'Kaffeemühle', true],
  ['espresso', 'Espresso ganze Bohne', false],
])('%j is the same phrase as %j: %s', (one, other, same) => {
  expect(isSamePhrase(one, other)).toBe(same);
});

test('typed words are marked, and nothing of the title is lost', () => {
  expect(markTyped('Espresso ganze Bohne', 'bohne espr')).toEqual([
    { text: 'Espr', isTyped: true },
    { text: 'esso ganze ', isTyped: false },
    { text: 'Bohne', isTyped: true },
  ]);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (title, query) => {
        const parts = markTyped(title, query);
        expect(parts.map(({ text }) => text).join('')).toBe(title);
      },
    ),
  );
});
