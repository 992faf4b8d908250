import { expect, test } from 'vitest';
import { resolveLanguage } from './resolve-language.ts';

const resolve = (path: string) => resolveLanguage(new URL(path, 'https://shop.example'));

test.each([
  ['/de', 'de'],
  ['/en/c/coffee', 'en'],
  ['/da/cart?x=1', 'da'],
  ['/en?lang=da', 'en'],
])('%s is a page in %s', (path, language) => {
  expect(resolve(path)).toEqual({ kind: 'page', language });
});

test.each([
  ['/', '/de'],
  ['/?utm_source=mail', '/de?utm_source=mail'],
  ['/?lang=en', '/en'],
  ['/?lang=xx', '/de'],
  ['/c/kaffee?lang=de', '/de/c/kaffee'],
  ['/c/coffee?lang=en&sort=newest', '/en/c/coffee?sort=newest'],
  ['/p/x?lang=fr', '/de/p/x'],
  ['/fr/c/cafe', '/de/c/cafe'],
  ['/fr', '/de'],
  ['/fr?lang=da', '/da'],
  ['/en-US/cart', '/en/cart'],
  ['/en-gb/c/coffee', '/en/c/coffee'],
  ['/EN/c/coffee', '/en/c/coffee'],
  ['/fr-fr/cart', '/de/cart'],
  ['/xx/', '/de'],
])('%s redirects to %s', (path, to) => {
  expect(resolve(path)).toMatchObject({ kind: 'redirect', to });
});

test.each([
  ['/c/coffee?lang=en', true],
  ['/?lang=da', true],
  ['/', false],
  ['/fr/c/cafe', false],
])('%s redirects permanently: %s', (path, permanent) => {
  expect(resolve(path)).toMatchObject({ kind: 'redirect', permanent });
});

test.each([
  ...['/favicon.ico', '/c/kaffee', '/wp-login.php', '/deutsch'],
  ...['/sitemap.xml/x', '/robots.txt/c/kaffee', '/sitemaps', '/sitemaps/', '/sitemaps/search'],
  ...['/c/robots.txt', '/files/sitemap.xml', '/sitemaps/a/b.xml', '/feeds', '/feeds/a/b'],
  ...['/products/x', '/products/x?lang=en', '/en-gb/products/x', '/fr/collections/x', '/blogs'],
])('%s is unknown', (path) => {
  expect(resolve(path)).toEqual({ kind: 'unknown' });
});

test.each([
  ...['/robots.txt', '/sitemap.xml', '/sitemap.xml/', '/sitemaps/de-pages.xml'],
  ...['/feeds/google-de.xml', '/feeds/idealo-de.csv', '/llms.txt', '/agents.md'],
])('%s has no language', (path) => {
  expect(resolve(path)).toEqual({ kind: 'without-language' });
});

test('a redirect stays on the host', () => {
  for (const path of ['//evil.example?lang=en', '/fr//evil.example', '/?lang=//evil.example']) {
    const url = new URL(`https://shop.example${path}`);
    const resolution = resolveLanguage(url);
    const to = resolution.kind === 'redirect' ? new URL(resolution.to, url).host : url.host;
    expect(to).toBe('shop.example');
  }
});
