import { expect, test } from 'vitest';
import { readableText, wordsIn } from './words-in.ts';

test.each([
  ['Mahl 18\u00a0g fein.', ['Mahl', 'g', 'fein']],
  ['<p>Kaffee &amp; <b>Milch</b></p>', ['Kaffee', 'Milch']],
  ['Bio-Kaffee, Café', ['Bio', 'Kaffee', 'Café']],
  ['today’s price', ["today's", 'price']],
  ['schreib an moin@shop.example oder [hier](/de/e/impressum)', ['schreib', 'an', 'oder', 'hier']],
  ['Ab {freeFrom} frei', ['Ab', 'frei']],
])('the words of %j', (text, expected) => {
  expect(wordsIn(text)).toEqual(expected);
});

test.each([
  ['kaffee-kraeftig-dunkel', ''],
  ['/de/c/kaffee', ''],
  ['Kaffee entdecken', 'Kaffee entdecken'],
  ["(count) => count === 1 ? 'ein Artikel' : count", "'ein Artikel'"],
])('what is read of %j', (text, expected) => {
  expect(readableText(text)).toBe(expected);
});
