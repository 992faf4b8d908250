import { expect, test } from 'vitest';
import { metaDescription, plainText, shortened } from './plain-text.ts';

test.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  [
    '<h2>Title</h2>\n\n<p>Text with <strong>bold</strong> words.</p>',
    'Title\nText with bold words.',
  ],
  ['<ul><li>One</li><li>Two</li></ul>', '• One\n• Two'],
  ['Line<br />break', 'Line\nbreak'],
  ['Fish &amp; Chips &lt;3 &quot;tasty&quot;', 'Fish & Chips <3 "tasty"'],
  ['&amp;lt;', '&lt;'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['short', 10, 'short'],
  ['exactly ten', 11, 'exactly ten'],
  ['cut at a word', 10, 'cut at a…'],
  ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
])('%j in %i characters is %j', (text, length, expected) => {
  expect(shortened(text, length)).toBe(expected);
  expect(shortened(text, length).length).toBeLessThanOrEqual(length);
});

test.each([
  ['written', '<p>Long text</p>', 'written'],
  [null, '<p>First.</p><p>Second.</p>', 'First. Second.'],
  ['', '', ''],
])('the description of a page with %j and %j is %j', (written, html, shown) => {
  expect(metaDescription(written, html)).toBe(shown);
});

test('a long text is cut where search engines cut it', () => {
  expect(metaDescription(null, `<p>${'word '.repeat(60)}</p>`).length).toBeLessThanOrEqual(160);
});
