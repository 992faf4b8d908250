import { expect, test } from 'vitest';
import { matchPages } from './match-pages.ts';

const pages = [
  { title: 'Versand', description: 'So kommt auch eine Mühle gut verpackt an', keywords: '' },
  { title: 'Kaffeemühlen', description: 'Welche passt', keywords: 'Mahlwerk' },
];

test.each([
  ['mühle', ['Kaffeemühlen', 'Versand']],
  ['muehle', ['Kaffeemühlen', 'Versand']],
  ['mühle verpackt', ['Versand']],
  ['mahlwerke', ['Kaffeemühlen']],
  ['xyz', []],
  ['', []],
  ['zu', []],
  ['<b>🙂</b>', []],
])('%j finds %j', (query, titles) => {
  expect(matchPages(pages, query).map(({ title }) => title)).toEqual(titles);
});
