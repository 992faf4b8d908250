import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanQuery } from '../collection/clean-query.ts';
import {
  didYouMean,
  highlightMatches,
  isSamePhrase,
  normaliseQuery,
  transliterate,
} from './search-query.ts';

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

test('normalising is idempotent, and limits the length to 100 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 130 }), (typed) => {
      const query = normaliseQuery(typed);
      expect(normaliseQuery(query)).toBe(query);
      expect(normaliseQuery(cleanQuery(typed))).toBe(query);
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
])('for %j with suggestions %j: %j', (query, phrases, meant) => {
  expect(didYouMean(query, phrases)).toBe(meant);
});

test.each([
  ['bio espresso', 'Bio-Espresso', true],
  ['kaffeemuehle', 'Kaffeemühle', true],
  ['espresso', 'Espresso ganze Bohne', false],
])('%j is the same phrase as %j: %s', (one, other, same) => {
  expect(isSamePhrase(one, other)).toBe(same);
});

test('matches are highlighted, and the title is complete', () => {
  expect(highlightMatches('Espresso ganze Bohne', 'bohne espr')).toEqual([
    { text: 'Espr', isMatch: true },
    { text: 'esso ganze ', isMatch: false },
    { text: 'Bohne', isMatch: true },
  ]);
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: 'grapheme' }),
      (title, query) => {
        const parts = highlightMatches(title, query);
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
  expect(transliterate(text)).toBe(plain);
});

test('a cleaned query keeps its case', () => {
  expect(cleanQuery('  Night\u200b  Shift ')).toBe('Night Shift');
  expect(cleanQuery(`${'x'.repeat(99)} y`)).toBe('x'.repeat(99));
  expect(cleanQuery(` ${'x'.repeat(100)}`)).toBe('x'.repeat(100));
});

test.each([
  ['', []],
  [' ', []],
  ['xyz', []],
])('%j highlights nothing', (query) => {
  expect(highlightMatches('Night Shift', query)).toEqual([{ text: 'Night Shift', isMatch: false }]);
});

test('special characters of regular expressions are literal', () => {
  expect(highlightMatches('Lungo (1.000 g)', '(1.0')).toEqual([
    { text: 'Lungo ', isMatch: false },
    { text: '(1.0', isMatch: true },
    { text: '00 g)', isMatch: false },
  ]);
  for (const sign of ['.', '*', '+', '?', '^', '$', '{', '}', '(', ')', '|', '[', ']', '\\']) {
    expect(highlightMatches(`a${sign}b`, sign)).toEqual([
      { text: 'a', isMatch: false },
      { text: sign, isMatch: true },
      { text: 'b', isMatch: false },
    ]);
  }
});

test('the longest of several matching words is highlighted', () => {
  expect(highlightMatches('Espresso', 'es espresso')).toEqual([
    { text: 'Espresso', isMatch: true },
  ]);
});

test('nothing is suggested while a phrase continues the query', () => {
  expect(didYouMean('bio-espr', ['espresso', 'bio-espresso'])).toBeNull();
  expect(didYouMean('Expresso', ['espresso', 'espressobohnen'])).toBe('espresso');
});
