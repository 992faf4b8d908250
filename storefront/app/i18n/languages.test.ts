import { expect, test } from 'vitest';
import { isLanguage, languageFacts, languageOfPath, languages } from './languages.ts';

test('the languages are German, English and Danish, German first', () => {
  expect(languages).toEqual(['de', 'en', 'da']);
});

test.each([
  ['de', 'DE', 'de-DE', 'Deutsch', 'de'],
  ['en', 'EN', 'en-GB', 'English', 'gb'],
  ['da', 'DA', 'da-DK', 'Dansk', 'dk'],
] as const)(
  '%s is %s for the platform, formats as %s and is called %s',
  (key, code, locale, name, flag) => {
    expect(languageFacts[key]).toEqual({ key, code, locale, name, flag });
  },
);

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
