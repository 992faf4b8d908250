import { expect, test } from 'vitest';
import { formatsFor } from '../i18n/formats.ts';
import { unbrokenDate } from './unbroken-date.ts';

const nbsp = '\u00a0';

test.each([
  ['de', `Freitag, 3.${nbsp}Dezember`],
  ['en', `Friday 3${nbsp}December`],
  ['da', `fredag 3.${nbsp}december`],
] as const)('%s does not break a day from its month', (language, text) => {
  const parts = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  expect(unbrokenDate(formatsFor(language), '2027-12-03', parts)).toBe(text);
});
