import { expect, test } from 'vitest';
import { shop } from '#shop/shop.ts';
import { renderHtml } from './render-html.server.tsx';

const link = `<a href="mailto:${shop.email}">${shop.email}</a>`;

test.each([
  ['<p>Schreib an {email}.</p>', `<p>Schreib an ${link}.</p>`],
  ['<p><a href="mailto:{email}">{email}</a></p>', link],
  ['<p><a href="mailto:{email}">Schreib uns</a></p>', `mailto:${shop.email}`],
])("the shop's e-mail address is a link, once: %s", (html, expected) => {
  const { html: shown } = renderHtml(html, 'de', (href) => href);
  expect(shown.replaceAll(' rel="noopener"', '')).toContain(expected);
  expect(shown.match(/<a /g)).toHaveLength(1);
});
