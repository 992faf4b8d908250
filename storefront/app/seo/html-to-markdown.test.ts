import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

test.each([
  ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
  ['<h2 id="x">Title</h2><p>Text</p>', '## Title\n\nText'],
  ['<p><strong>bold</strong> and <em>italic</em></p>', '**bold** and *italic*'],
  ['<p><a href="/de/c/kaffee">Kaffee</a></p>', '[Kaffee](https://shop.test/de/c/kaffee)'],
  ['<p><a rel="noopener" href="https://a.test/">A</a></p>', '[A](https://a.test/)'],
  ['<p><a href="#x">Below</a></p>', 'Below'],
  ['<ul><li>One</li><li><p>Two</p></li></ul>', '- One\n- Two'],
  ['<ol><li>One</li><li>Two</li></ol>', '1. One\n1. Two'],
  [
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>x|y</td></tr></tbody></table>',
    '| A | B |\n|---|---|\n| 1 | x\\|y |',
  ],
  ['<p>Before <svg><path d=""/></svg>after</p>', 'Before after'],
  ['<p>Fish &amp; Chips</p>', 'Fish & Chips'],
  ['', ''],
])('%s is %j', (html, markdown) => {
  expect(htmlToMarkdown(html, 'https://shop.test')).toBe(markdown);
});
