import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resolveLanguage } from './resolve-language.ts';

const resolve = (path: string) => resolveLanguage(new URL(path, 'https://shop.example'));

test.each([
  ['/de', 'de'],
  ['/en/c/coffee', 'en'],
  ['/da/cart?x=1', 'da'],
  ['/en?lang=da', 'en'],
])('%s is a page in %s [LANG-001 LANG-004]', (path, language) => {
  expect(resolve(path)).toEqual({ kind: 'page', locale: language });
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
])('%s redirects to %s [DEC-007 DEC-008 DEC-009 LANG-002 LANG-004]', (path, to) => {
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
  '/favicon.ico',
  '/c/kaffee',
  '/wp-login.php',
  '/deutsch',
  '/sitemap.xml/x',
  '/robots.txt/c/kaffee',
  '/sitemaps',
  '/sitemaps/',
  '/sitemaps/search',
  '/c/robots.txt',
  '/files/sitemap.xml',
  '/sitemaps/a/b.xml',
  '/feeds',
  '/feeds/a/b',
  '/products/x',
  '/products/x?lang=en',
  '/en-gb/products/x',
  '/fr/collections/x',
  '/blogs',
])('%s is unknown [DEC-010]', (path) => {
  expect(resolve(path)).toEqual({ kind: 'unknown' });
});

test.each([
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap.xml/',
  '/sitemaps/de-pages.xml',
  '/feeds/google-de.xml',
  '/feeds/idealo-de.csv',
  '/llms.txt',
  '/agents.md',
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

describe('with further markets', () => {
  const further = ['da-dk', 'en-dk', 'de-ch'] as const;
  const resolveAll = (path: string) =>
    resolveLanguage(new URL(path, 'https://shop.example'), further);

  test.each([
    ['/de-ch', 'de-ch'],
    ['/da-dk/p/x?variant=1', 'da-dk'],
    ['/en-dk/products/x', 'en-dk'],
    ['/de/c/kaffee', 'de'],
  ])('%s is a page of %s', (path, locale) => {
    expect(resolveAll(path)).toEqual({ kind: 'page', locale });
  });

  test.each([
    // another spelling
    ['/de-CH/c/kaffee?sort=newest', '/de-ch/c/kaffee?sort=newest', true],
    ['/DA-DK', '/da-dk', true],
    ['/EN/cart', '/en/cart', true],
    // the long form of a home market
    ['/de-de/c/kaffee', '/de/c/kaffee', true],
    ['/en-DE', '/en', true],
    ['/da-de/cart', '/da/cart', true],
    // no such market, perhaps not yet
    ['/de-at/c/kaffee', '/de/c/kaffee', false],
    ['/da-ch', '/da', false],
    ['/fr-ch/c/cafe', '/de/c/cafe', false],
    ['/?lang=de-ch', '/de-ch', true],
    ['/c/kaffee?lang=de-CH', '/de-ch/c/kaffee', true],
  ])('%s redirects to %s, permanently: %s', (path, to, permanent) => {
    expect(resolveAll(path)).toEqual({ kind: 'redirect', to, permanent });
  });

  test('every redirect leads to a page in one step', () => {
    const part = fc.string({ unit: fc.constantFrom(...'aAcdDehHkKn'), maxLength: 3 });
    const path = fc.tuple(part, part).map(([one, two]) => `/${one}-${two}/c/kaffee`);
    fc.assert(
      fc.property(path, (asked) => {
        const resolution = resolveAll(asked);
        if (resolution.kind !== 'redirect') return;
        expect(resolveAll(resolution.to).kind).toBe('page');
      }),
    );
  });
});
