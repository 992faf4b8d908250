import { expect, test } from 'vitest';
import { matchPages } from './match-pages.ts';

const page = (title: string, description = '', ...paragraphs: string[]) => ({
  text: { title, description, paragraphs },
});
const pages = [
  page('Versand', 'So kommt dein Kaffee an', 'Wir versenden Mühlen gut verpackt.'),
  page('Mahlgrad einstellen', 'Die Mühle richtig stellen'),
  page('Kaffeemühlen', 'Welche passt'),
];

test.each([
  ['mühle', ['Kaffeemühlen', 'Mahlgrad einstellen', 'Versand']],
  ['muehle', ['Kaffeemühlen', 'Mahlgrad einstellen', 'Versand']],
  ['mühle verpackt', ['Versand']],
  ['xyz', []],
  ['', []],
  ['zu', []],
  ['<b>🙂</b>', []],
])('%j finds %j', (query, titles) => {
  expect(matchPages(pages, query).map(({ text }) => text.title)).toEqual(titles);
});
