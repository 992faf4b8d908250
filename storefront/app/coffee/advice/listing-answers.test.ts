import { expect, test } from 'vitest';
import { parseListingQuery } from '../../commerce/collection/listing-query.ts';
import type { Language } from '../../i18n/languages.ts';
import { listingAnswers } from './listing-answers.ts';

const answers = (search: string, handle = 'kaffee-fruchtig-floral', language: Language = 'de') =>
  listingAnswers(parseListingQuery(new URLSearchParams(search)), handle, language);

test('answers are listed, and each can be removed', () => {
  const found = answers(
    '?taste=fruity&preparation=dripper&strength=mild&filter.type=Filterkaffee' +
      '&filter.coffee.strength=1&filter.coffee.strength=2&filter.vendor=Solana',
  );
  expect(
    found?.given.map(({ name, title, strength, without }) => ({ name, title, strength, without })),
  ).toEqual([
    {
      name: 'taste',
      title: 'Fruchtig & floral',
      strength: null,
      without:
        '/de/c/kaffee?preparation=dripper&strength=mild&filter.type=Filterkaffee' +
        '&filter.coffee.strength=1&filter.coffee.strength=2&filter.vendor=Solana',
    },
    {
      name: 'preparation',
      title: 'Handfilter',
      strength: null,
      without:
        '/de/c/kaffee-fruchtig-floral?taste=fruity&strength=mild' +
        '&filter.coffee.strength=1&filter.coffee.strength=2&filter.vendor=Solana',
    },
    {
      name: 'strength',
      title: null,
      strength: 'mild',
      without:
        '/de/c/kaffee-fruchtig-floral?taste=fruity&preparation=dripper' +
        '&filter.type=Filterkaffee&filter.vendor=Solana',
    },
  ]);
  expect(found?.change).toBe('/de/e/kaffeeberater?taste=fruity&preparation=dripper&strength=mild');
});

test.each([
  ['without answers', '?filter.type=Filterkaffee', 'kaffee'],
  ['a taste on another listing', '?taste=fruity', 'kaffee'],
  ['a strength of which a filter was removed', '?strength=mild&filter.coffee.strength=1', 'kaffee'],
  ['an unknown answer', '?taste=soup', 'kaffee'],
])('not shown: %s', (_, search, handle) => {
  expect(answers(search, handle)).toBeNull();
});

test.each(['de', 'en', 'da'] as const)(
  'the same filters mean the same answer in %s',
  (language) => {
    const found = answers(
      '?preparation=mokaPot&filter.option.Mahlgrad=Gemahlen+f%C3%BCr+Moka',
      'x',
      language,
    );
    expect(found?.given.map(({ name }) => name)).toEqual(['preparation']);
  },
);
