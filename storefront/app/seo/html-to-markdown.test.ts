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
  ['<p>Fish &amp; Chips, it&#x27;s &lt;good&gt;</p>', "Fish & Chips, it's <good>"],
  ['<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>', '- One\n  - Inner\n- Two'],
  ['<ul><li>One</li></ul><ul><li>Two</li></ul>', '- One\n\n- Two'],
  ['Line<br>break', 'Line\nbreak'],
  ['<p><a href="/de"><svg><use href="#x"/></svg></a>Text</p>', 'Text'],
  ['<p>One<!-- --> text</p>', 'One text'],
  ['<p>1 < 2</p>', '1 < 2'],
  ['<ul><li>One', '- One'],
  ['</ul></table></a></li>Text', 'Text'],
  ['', ''],
])('%s is %j', (html, markdown) => {
  expect(htmlToMarkdown(html, 'https://shop.test')).toBe(markdown);
});

// with quadratic time each of these takes minutes
test.each([
  '<',
  '<table>',
  '<tr>',
  '<td>',
  '<ul>',
  '<li>',
  '<a href="/x">',
  '<strong>',
  '<svg>',
  '<h2>',
  '<p',
  '&amp;',
  ' \n',
  '<a href="/x">x</a>',
  '<ul><li>x</li></ul>',
  '<ul><li>x',
])('half a megabyte of %j is converted in linear time', (part) => {
  const html = part.repeat(500_000 / part.length);
  const started = performance.now();
  htmlToMarkdown(html, 'https://shop.test');
  expect(performance.now() - started).toBeLessThan(10_000);
});
