import { expect, test } from 'vitest';
import { isLanguage } from './languages.ts';

test.each(['fr', 'DE', '', null, undefined])('%j is not one of the shop’s languages', (text) => {
  expect(isLanguage(text)).toBe(false);
});
