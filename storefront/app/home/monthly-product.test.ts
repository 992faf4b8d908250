import { expect, test } from 'vitest';
import { firstParagraph } from './monthly-product.ts';

test.each([
  ['<p>One &amp; only.</p><p>Two.</p>', 'One &amp; only.'],
  ['<h2>Title</h2>\n<p>One\nline.</p>', 'One\nline.'],
  ['<p> </p><p>Two.</p>', 'Two.'],
  ['No paragraph.', null],
  ['', null],
])('the first paragraph of %s is %s', (html, paragraph) => {
  expect(firstParagraph(html)).toBe(paragraph);
});
