import { expect, test } from 'vitest';
import { isAdvertised } from './advertised.ts';

test.each([
  ['/de/e/newsletter', false],
  ['/en/e/newsletter', false],
  ['/da/e/newsletter?from=menu#form', false],
  ['/de/e/newsletter-archiv', true],
  ['/de/c/kaffee-abo', true],
  ['https://magazine.example/e/newsletter', true],
  [undefined, true],
])('without sign-up, %s is advertised: %s', (url, advertised) => {
  expect(isAdvertised(url, { hasNewsletter: false })).toBe(advertised);
  expect(isAdvertised(url, { hasNewsletter: true })).toBe(true);
});
