import { expect, test } from 'vitest';
import { matchPages } from './match-pages.ts';

const pages = [
  { title: 'Versand', description: 'So kommt auch eine Mühle gut verpackt an' },
  { title: 'Kaffeemühlen', description: 'Welche passt' },
];

test.each([
  ['mühle', ['Kaffeemühlen', 'Versand']],
  ['muehle', ['Kaffeemühlen', 'Versand']],
  ['mühle verpackt', ['Versand']],
  ['xyz', []],
  ['', []],
  ['zu', []],
  ['<b>🙂</b>', []],
])('%j finds %j', (query, titles) => {
  expect(matchPages(pages, query).map(({ title }) => title)).toEqual(titles);
});
