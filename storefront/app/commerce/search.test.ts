import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  didYouMean,
  isSamePhrase,
  markTyped,
  normaliseQuery,
  plainLetters,
  tidyQuery,
} from './search.ts';

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
    fc.property(fc.string({ unit: 'binary', maxLength: 130 }), (typed) => {
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

test.each([
  ['Kaffeemühle', 'kaffeemuehle'],
  ['Größe', 'groesse'],
  ['Öl, Ärmel', 'oel, aermel'],
  ['Smørrebrød på Ærø', 'smoerrebroed paa aeroe'],
  ['Café crème', 'cafe creme'],
  ['u\u0308ber', 'ueber'],
])('%s is compared as %s', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
});

test('a query is tidied but keeps its capitals where it is shown', () => {
  expect(tidyQuery('  Night\u200b  Shift ')).toBe('Night Shift');
  expect(tidyQuery(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  expect(tidyQuery(` ${'x'.repeat(100)}`)).toBe('x'.repeat(100));
});

test.each([
  ['', []],
  [' ', []],
  ['xyz', []],
])('%j marks nothing', (query) => {
  expect(markTyped('Night Shift', query)).toEqual([{ text: 'Night Shift', isTyped: false }]);
});

test('signs in a query are only signs', () => {
  expect(markTyped('Lungo (1.000 g)', '(1.0')).toEqual([
    { text: 'Lungo ', isTyped: false },
    { text: '(1.0', isTyped: true },
    { text: '00 g)', isTyped: false },
  ]);
  for (const sign of ['.', '*', '+', '?', '^', '$', '{', '}', '(', ')', '|', '[', ']', '\\']) {
    expect(markTyped(`a${sign}b`, sign)).toEqual([
      { text: 'a', isTyped: false },
      { text: sign, isTyped: true },
      { text: 'b', isTyped: false },
    ]);
  }
});

test('the longest of several typed words is marked', () => {
  expect(markTyped('Espresso', 'es espresso')).toEqual([{ text: 'Espresso', isTyped: true }]);
});

test('nothing is proposed while any of the phrases goes on with the query', () => {
  expect(didYouMean('bio-espr', ['espresso', 'bio-espresso'])).toBeNull();
  expect(didYouMean('Expresso', ['espresso', 'espressobohnen'])).toBe('espresso');
});
