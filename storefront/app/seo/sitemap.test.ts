import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import type { Directory } from '../commerce/directory.ts';
import { type Language, languages } from '../i18n/languages.ts';
import { robotsTxt } from './robots-txt.ts';
import { parseSitemapName, sitemapFiles, sitemapPath } from './sitemap-files.ts';
import { readSitemapPages } from './sitemap-pages.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const repeated = ['url', 'sitemap', 'xhtml:link'];
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => repeated.includes(name),
});
const origin = 'https://shop.example';

const handles: Partial<Record<Language, string[]>> = {
  de: ['kaffee', 'nur-deutsch'],
  en: ['coffee'],
  da: ['kaffe'],
};
const directory: Directory = {
  products: async () => [],
  collections: async (language) =>
    (handles[language] ?? []).map((handle, id) => ({
      id: String(id),
      handle,
      changedAt: '2026-10-01T08:00:00Z',
      picture: `https://cdn.example/${id}.png?v=1&w=2`,
    })),
  productTests: async () => ['test-korn-64'],
};

describe('a sitemap', () => {
  test('names every page of its language with its counterparts and its picture', async () => {
    const pages = await readSitemapPages('collections', directory);
    const { urlset } = parser.parse(urlSet(pages, 'en', origin));
    expect(urlset.url).toEqual([
      {
        loc: `${origin}/en/c/coffee`,
        lastmod: '2026-10-01T08:00:00Z',
        'xhtml:link': [
          { '@_rel': 'alternate', '@_hreflang': 'de', '@_href': `${origin}/de/c/kaffee` },
          { '@_rel': 'alternate', '@_hreflang': 'en', '@_href': `${origin}/en/c/coffee` },
          { '@_rel': 'alternate', '@_hreflang': 'da', '@_href': `${origin}/da/c/kaffe` },
          { '@_rel': 'alternate', '@_hreflang': 'x-default', '@_href': `${origin}/de/c/kaffee` },
        ],
        'image:image': { 'image:loc': 'https://cdn.example/0.png?v=1&w=2' },
      },
    ]);
  });

  test('lists a page that exists in one language only there', async () => {
    const pages = await readSitemapPages('collections', directory);
    expect(urlSet(pages, 'de', origin)).toContain('/de/c/nur-deutsch</loc>');
    expect(urlSet(pages, 'da', origin)).not.toContain('nur-deutsch');
  });

  test('escapes special characters in addresses', () => {
    const xml = urlSet([{ paths: { de: '/de/p/a&b<c>"d"' } }], 'de', origin);
    expect(xml).toContain('<loc>https://shop.example/de/p/a&amp;b&lt;c&gt;&quot;d&quot;</loc>');
  });

  test('lists home page, brands, editorial pages and product tests', async () => {
    const pages = await readSitemapPages('pages', directory);
    const german = pages.map(({ paths }) => paths.de);
    expect(german).toEqual(
      expect.arrayContaining(['/de', '/de/brands', '/de/e/impressum', '/de/a/test-korn-64']),
    );
  });
});

test('the index lists a file for each kind and language, and each name parses back to its file', () => {
  const xml = sitemapIndex(sitemapFiles.map((file) => origin + sitemapPath(file)));
  expect(parser.parse(xml).sitemapindex.sitemap).toHaveLength(3 * languages.length);
  for (const file of sitemapFiles) {
    expect(parseSitemapName(sitemapPath(file).replace('/sitemaps/', ''))).toEqual(file);
  }
});

test.each(['orders-de.xml', 'products-fr.xml', 'products-de', '../products-de.xml', ''])(
  'there is no sitemap called %j',
  (name) => expect(parseSitemapName(name)).toBeNull(),
);

test('only the production shop may be indexed', () => {
  expect(robotsTxt({ origin, indexable: false })).toBe('User-agent: *\nDisallow: /\n');
  const open = robotsTxt({ origin, indexable: true });
  expect(open).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(open).toContain('Disallow: /de/cart');
  expect(open).not.toContain('Disallow: /\n');
});
