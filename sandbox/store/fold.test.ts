import { describe, expect, test } from 'vitest';
import { foldPhrase, indexWords, queryWords } from './fold.ts';

test.each([
  ['Kaffeemühle', ['kaffeemuehle']],
  ['KAFFEEMUEHLE', ['kaffeemuehle']],
  ['Kaffekværn & låg', ['kaffekvaern', 'laag']],
  ['  Caffè  Crema ', ['caffe', 'crema']],
  ['K100-0250-0001', ['k100', '0250', '0001']],
  ['!?', []],
])('the words of %j are %j', (text, words) => {
  expect(queryWords(text)).toEqual(words);
});

describe('a text is found', () => {
  test.each(['Röstung', 'Roestung', 'Rostung'])('as %s', (typed) => {
    expect(indexWords('Röstung')).toEqual(expect.arrayContaining(queryWords(typed)));
  });

  test.each(['Størrelse', 'Stoerrelse', 'Storrelse'])('as %s', (typed) => {
    expect(indexWords('Størrelse')).toEqual(expect.arrayContaining(queryWords(typed)));
  });
});

test('a phrase keeps its order', () => {
  expect(foldPhrase('Espresso – ganze Bohne')).toBe('espresso ganze bohne');
});
