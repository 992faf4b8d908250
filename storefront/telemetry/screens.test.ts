import { expect, test } from 'vitest';
import { screenOf, viewportWidthOf } from './screens.ts';

test.each([
  ['/de', 'home'],
  ['/de/', 'home'],
  ['/:lang', 'home'],
  ['/en/c/espresso', 'collection'],
  ['/da/p/night-shift', 'product'],
  ['/:lang/p/:handle', 'product'],
  ['/de/brands', 'brands'],
  ['/de/search', 'search'],
  ['/de/cart', 'cart'],
  ['/de/a/tutorials', 'article'],
  ['/de/e/impressum', 'content'],
  ['/de/e/newsletter', 'newsletter'],
  ['/de/newsletter/confirm', 'newsletter'],
  ['/de/nowhere', 'other'],
  ['/de/constructor', 'other'],
  ['/', 'other'],
  ['/robots.txt', 'other'],
  ['', 'other'],
])('%s is %s', (path, screen) => {
  expect(screenOf(path)).toBe(screen);
});

test.each([
  [390, 'narrow'],
  [768, 'middle'],
  [1440, 'wide'],
])('%i pixels are %s', (pixels, width) => {
  expect(viewportWidthOf(pixels)).toBe(width);
});
