import { expect, test } from 'vitest';
import { isLanguage, languageOfPath } from './languages.ts';

test.each(['fr', 'DE', '', null, undefined])('%j is not one of the shop’s languages', (text) => {
  expect(isLanguage(text)).toBe(false);
});

test.each([
  ['/en/c/coffee', 'en'],
  ['/da', 'da'],
  ['/de/', 'de'],
  ['/', 'de'],
  ['/fr/c/cafe', 'de'],
  ['/english', 'de'],
  ['/c/en', 'de'],
])('%s is read in %s', (path, language) => {
  expect(languageOfPath(path)).toBe(language);
});
