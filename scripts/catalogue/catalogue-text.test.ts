import { expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import { catalogueText } from './catalogue-text.ts';

test('a text without the language is the one of the catalogue’s first', () => {
  const [, second] = languages;
  const german = { de: 'Spaten' } as Parameters<typeof catalogueText>[0];
  expect(catalogueText(german, second)).toBe('Spaten');
  expect(catalogueText('E 330', second)).toBe('E 330');
  expect(catalogueText({ de: 'Spaten', en: 'Spade', da: 'Spade' }, second)).toBe('Spade');
});
