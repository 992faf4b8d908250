import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import {
  countryOf,
  inLocale,
  languageOf,
  languageTag,
  localeOfPath,
  looksLikeLocale,
  parseLocale,
} from './locales.ts';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-ch', 'de-ch'],
  ['de-CH', 'de-ch'],
  ['DE-ch', 'de-ch'],
  ['fr', null],
  ['fr-ch', null],
  ['de-', null],
  ['de-che', null],
  ['de_ch', null],
  ['deutsch', null],
  ['', null],
])('%j is the locale %j', (text, locale) => {
  expect(parseLocale(text)).toBe(locale);
});

test.each([
  ['/en/c/coffee', 'en'],
  ['/da', 'da'],
  ['/de/', 'de'],
  ['/de-ch/c/kaffee', 'de-ch'],
  ['/', 'de'],
  ['/fr/c/cafe', 'de'],
  ['/english', 'de'],
  ['/c/en', 'de'],
])('%s is a path of %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
const country = fc.tuple(letter, letter).map((letters) => letters.join(''));
const locale = fc
  .tuple(fc.constantFrom(...languages), fc.option(country))
  .map(([language, code]) => (code === null ? language : (`${language}-${code}` as const)));

test('a locale is its language and country, in every spelling', () => {
  fc.assert(
    fc.property(locale, fc.boolean(), (name, isUpper) => {
      expect(parseLocale(isUpper ? name.toUpperCase() : name)).toBe(name);
      expect(parseLocale(languageTag(name))).toBe(name);
      expect(languages).toContain(languageOf(name));
      const code = countryOf(name);
      expect(code === null ? name : `${languageOf(name)}-${code.toLowerCase()}`).toBe(name);
      expect(localeOfPath(`/${name}/p/x`)).toBe(name);
    }),
  );
});

test('whatever is parsed looks like a locale', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), (text) => {
      if (parseLocale(text)) expect(looksLikeLocale(text)).toBe(true);
    }),
  );
});

test.each([
  ['/de/c/kaffee', '/de-ch/c/kaffee'],
  ['/de', '/de-ch'],
  ['/de?x=1', '/de-ch?x=1'],
  ['/de#top', '/de-ch#top'],
  ['/deutsch', '/deutsch'],
  ['/de-at/c/kaffee', '/de-at/c/kaffee'],
  ['/en/c/coffee', '/en/c/coffee'],
  ['https://shop.example/de', 'https://shop.example/de'],
])('%s leads to %s in the market de-ch', (path, there) => {
  expect(inLocale(path, 'de-ch')).toBe(there);
  expect(inLocale(path, 'de')).toBe(path);
});
