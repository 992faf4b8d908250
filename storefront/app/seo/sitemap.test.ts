import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test, vi } from 'vitest';
import { languages } from '#shop/languages.ts';
import { allContent } from '../../content/content-files.ts';
import { collected } from '../../testing/collected.ts';
import type { CatalogueIndex } from '../commerce/catalogue/catalogue-index.ts';
import type { Locale } from '../i18n/locales.ts';
import { robotsTxt } from './robots-txt.ts';
import { parseSitemapName, type SitemapFile, sitemapFiles, sitemapPath } from './sitemap-files.ts';
import { readSitemapPages } from './sitemap-pages.ts';
import { sitemapIndex, urlSet } from './sitemap-xml.ts';

const repeated = ['url', 'sitemap', 'xhtml:link'];
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => repeated.includes(name),
});
const origin = 'https://shop.example';

const handles: Partial<Record<Locale, string[]>> = {
  de: ['kaffee', 'nur-deutsch'],
  en: ['coffee'],
  da: ['kaffe'],
  'de-ch': ['kaffee'],
};
const catalogueIndex: CatalogueIndex = {
  productPageCount: async () => 401,
  productPage: async (page) => [
    {
      handles: { de: `p${page}`, en: `p${page}-en` },
      changedAt: '2026-10-01T08:00:00Z',
      picture: null,
    },
  ],
  productPageIn: async (locale, page) => [
    { handle: `${locale}-${page}`, changedAt: '2026-10-01T08:00:00Z', picture: null },
  ],
  async *offerPages() {},
  collections: async (language) =>
    (handles[language] ?? []).map((handle, id) => ({
      id: String(id),
      handle,
      changedAt: '2026-10-01T08:00:00Z',
      picture: `https://cdn.example/${id}.png?v=1&w=2`,
    })),
  productTests: async () => ['test-korn-64'],
  writtenPages: async (language) => [
    { kind: 'page', id: '1', handle: `neu-${language}`, title: 'Neu', changedAt: '2026-10-01' },
    // instead of a file
    { kind: 'page', id: '2', handle: 'impressum', title: 'Impressum', changedAt: '2026-10-01' },
  ],
};

/** The XML of a file. */
async function xmlOf(kind: SitemapFile['kind'], locale: Locale, number = 1): Promise<string> {
  const pages = readSitemapPages({ kind, locale, number }, catalogueIndex);
  return (await collected(urlSet(pages, locale, origin))).join('');
}

test('pages that editors have written on the platform are listed once, in every language', async () => {
  const { urlset } = parser.parse(await xmlOf('pages', 'de'));
  const locations: string[] = urlset.url.map(({ loc }: { loc: string }) => loc);
  expect(locations).toContain(`${origin}/de/e/neu-de`);
  expect(locations.filter((loc) => loc.endsWith('/impressum'))).toHaveLength(1);
  expect(await xmlOf('pages', 'de')).toContain(`href="${origin}/da/e/neu-da"`);
  expect(await xmlOf('pages', 'de-ch')).toContain(`<loc>${origin}/de-ch/e/neu-de</loc>`);
});

describe('a sitemap of a further market', () => {
  test('lists what is published there, at its own addresses', async () => {
    const { urlset } = parser.parse(await xmlOf('collections', 'de-ch'));
    expect(urlset.url).toMatchObject([{ loc: `${origin}/de-ch/c/kaffee` }]);
    const products = await xmlOf('products', 'de-ch', 3);
    expect(products).toContain(`<loc>${origin}/de-ch/p/de-ch-401</loc>`);
    const pages = await xmlOf('pages', 'de-ch');
    for (const path of ['/de-ch', '/de-ch/brands', '/de-ch/e/impressum', '/de-ch/a/test-korn-64']) {
      expect(pages).toContain(`<loc>${origin}${path}</loc>`);
    }
    expect(pages).not.toContain(`${origin}/de/`);
  });

  test('exists while the market does', () => {
    const further = ['de-ch'] as const;
    const files = sitemapFiles(201, further).filter(({ locale }) => locale === 'de-ch');
    expect(files).toHaveLength(4);
    for (const file of files) {
      const name = sitemapPath(file).replace('/sitemaps/', '');
      expect(parseSitemapName(name, further)).toEqual(file);
      expect(parseSitemapName(name)).toBeNull();
    }
    const robots = robotsTxt({ origin, indexable: true, further });
    expect(robots).toContain('Disallow: /de-ch/cart');
  });
});

describe('a sitemap', () => {
  test('names every page of its language with its counterparts and its picture', async () => {
    const { urlset } = parser.parse(await xmlOf('collections', 'en'));
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
    expect(await xmlOf('collections', 'de')).toContain('/de/c/nur-deutsch</loc>');
    expect(await xmlOf('collections', 'da')).not.toContain('nur-deutsch');
  });

  test('escapes special characters in addresses', async () => {
    const pages = (async function* () {
      yield [{ paths: { de: '/de/p/a&b<c>"d"' } }];
    })();
    const xml = await collected(urlSet(pages, 'de', origin));
    expect(xml.join('')).toContain(
      '<loc>https://shop.example/de/p/a&amp;b&lt;c&gt;&quot;d&quot;</loc>',
    );
  });

  test('lists home page, brands, editorial pages and product tests', async () => {
    const xml = await xmlOf('pages', 'de');
    for (const path of ['/de', '/de/brands', '/de/e/impressum', '/de/a/test-korn-64']) {
      expect(xml).toContain(`<loc>${origin}${path}</loc>`);
    }
  });

  test('does not list the page of brands of a shop that names none', async () => {
    const none = { main: null, equipment: null, featured: null };
    const brands = vi.spyOn(allContent.de, 'brands', 'get').mockReturnValue(none);
    const xml = await xmlOf('pages', 'de');
    brands.mockRestore();
    expect(xml).not.toContain('/de/brands');
    expect(await xmlOf('pages', 'de')).toContain('/de/brands');
  });

  test.each([
    [1, 1, 200],
    [2, 201, 400],
    [3, 401, 401],
  ])(
    'file %i of the products has pages %i to %i of the platform, in order',
    async (number, first, last) => {
      const { urlset } = parser.parse(await xmlOf('products', 'de', number));
      const expected = Array.from(
        { length: last - first + 1 },
        (_, index) => `${origin}/de/p/p${first + index}`,
      );
      expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual(expected);
    },
  );

  test('a few pages of products are read at the same time, and no more than are needed', async () => {
    const read: number[] = [];
    let concurrent = 0;
    let highest = 0;
    const pages = readSitemapPages(
      { kind: 'products', locale: 'de', number: 1 },
      {
        ...catalogueIndex,
        productPageCount: async () => 30,
        async productPage(page) {
          read.push(page);
          concurrent += 1;
          highest = Math.max(highest, concurrent);
          await new Promise(setImmediate);
          concurrent -= 1;
          return [];
        },
      },
    );
    await pages.next();
    expect(read.length).toBeLessThan(10);
    for await (const _page of pages);
    expect(read).toHaveLength(30);
    expect(highest).toBe(4);
  });

  test('a page that cannot be read fails the file', async () => {
    const pages = readSitemapPages(
      { kind: 'products', locale: 'de', number: 1 },
      {
        ...catalogueIndex,
        productPage: async (page) => {
          if (page === 3) throw new Error('platform down');
          return [];
        },
      },
    );
    await expect(collected(pages)).rejects.toThrow('platform down');
  });
});

test.each([
  [0, 1],
  [1, 1],
  [200, 1],
  [201, 2],
  [800, 4],
])('%i pages of 250 products need %i files of at most 50,000 addresses', (pages, count) => {
  const products = sitemapFiles(pages).filter(({ kind }) => kind === 'products');
  expect(products).toHaveLength(count * languages.length);
});

test('the index lists every file, and each name parses back to its file', () => {
  const files = sitemapFiles(800);
  const xml = sitemapIndex(files.map((file) => origin + sitemapPath(file)));
  expect(parser.parse(xml).sitemapindex.sitemap).toHaveLength((4 + 2) * languages.length);
  for (const file of files) {
    expect(parseSitemapName(sitemapPath(file).replace('/sitemaps/', ''))).toEqual(file);
  }
});

test.each([
  'orders-de.xml',
  'pages-de-2.xml',
  'products-de-1.xml',
  'products-de-02.xml',
  'products-fr.xml',
  'products-de',
  '../products-de.xml',
  '',
])('there is no sitemap called %j', (name) => expect(parseSitemapName(name)).toBeNull());

test('only the production shop may be indexed', () => {
  expect(robotsTxt({ origin, indexable: false })).toBe('User-agent: *\nDisallow: /\n');
  const open = robotsTxt({ origin, indexable: true });
  expect(open).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(open).toContain('Disallow: /de/cart');
  expect(open).not.toContain('Disallow: /\n');
});
