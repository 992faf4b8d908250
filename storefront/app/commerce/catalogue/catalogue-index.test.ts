import { expect, test } from 'vitest';
import { collected } from '../../../testing/collected.ts';
import { isNoIndex } from '../platform/is-no-index.ts';
import type { Platform } from '../platform/platform.ts';
import { examplePlatform } from '../platform/platform-examples.ts';
import { createCatalogueIndex } from './catalogue-index.ts';

const node = (number: number, more: object = {}) => ({
  id: `gid://shopify/Product/${number}`,
  handle: `h${number}`,
  updatedAt: '2026-11-15T12:00:00Z',
  ...more,
});

const catalogueIndexOf = (platform: Platform) =>
  createCatalogueIndex(platform, 'https://platform.example');

interface PageVariables {
  page: number;
  language: string;
}

function sitemapWith(itemsOf: (variables: PageVariables) => object[]) {
  return examplePlatform((variables: PageVariables, name) =>
    name === 'SitemapSize'
      ? { sitemap: { pagesCount: { count: 3 } } }
      : { sitemap: { resources: { hasNextPage: true, items: itemsOf(variables) } } },
  );
}

const item = (handle: string, more: object = {}) => ({
  handle,
  updatedAt: '2026-11-15T12:00:00Z',
  image: null,
  ...more,
});

test('a page of products is read in every language, and translations are joined', async () => {
  const { platform, sent } = sitemapWith(({ page, language }) => [
    item(`${language}-${page}-a`, { image: { filepath: 'files/a.webp' } }),
    item(`${language}-${page}-b`, { updatedAt: '2026-11-14T12:00:00Z' }),
  ]);
  const catalogueIndex = catalogueIndexOf(platform);
  expect(await catalogueIndex.productPageCount()).toBe(3);
  expect(await catalogueIndex.productPage(2)).toEqual([
    {
      handles: { de: 'DE-2-a', en: 'EN-2-a', da: 'DA-2-a' },
      changedAt: '2026-11-15T12:00:00Z',
      picture: 'https://platform.example/cdn/shop/files/a.webp',
    },
    {
      handles: { de: 'DE-2-b', en: 'EN-2-b', da: 'DA-2-b' },
      changedAt: '2026-11-14T12:00:00Z',
      picture: null,
    },
  ]);
  expect(sent.map(({ name }) => name)).toEqual([
    'SitemapSize',
    'SitemapProducts',
    'SitemapProducts',
    'SitemapProducts',
  ]);
});

test.each([
  ['misses one', (items: object[]) => items.slice(1)],
  ['has another order', (items: object[]) => items.toReversed()],
])('where a language %s, no translations are assumed', async (_, change) => {
  const { platform } = sitemapWith(({ language }) => {
    const items = [item('a'), item('b', { updatedAt: '2026-11-14T12:00:00Z' })];
    return language === 'DA' ? change(items) : items;
  });
  const entries = await catalogueIndexOf(platform).productPage(1);
  expect(entries.every(({ handles }) => Object.keys(handles).length === 1)).toBe(true);
  expect(entries.filter(({ handles }) => handles.de).map(({ handles }) => handles.de)).toEqual([
    'a',
    'b',
  ]);
});

test('a page of the sitemap may be empty', async () => {
  const { platform } = sitemapWith(() => []);
  expect(await catalogueIndexOf(platform).productPage(1)).toEqual([]);
});

test('feeds read all products, page by page', async () => {
  const pages: Record<string, object> = {
    first: { nodes: [], pageInfo: { hasNextPage: true, endCursor: 'a' } },
    a: { nodes: [], pageInfo: { hasNextPage: true, endCursor: 'b' } },
    // a page without a cursor is the last one
    b: { nodes: [], pageInfo: { hasNextPage: true } },
  };
  const { platform, sent } = examplePlatform(({ after }: { after: string | null }) => ({
    products: pages[after ?? 'first'],
  }));
  const read = await collected(catalogueIndexOf(platform).offerPages('en'));
  expect(read).toHaveLength(3);
  expect(sent).toEqual([
    { name: 'FeedProducts', variables: { after: null, language: 'EN' } },
    { name: 'FeedProducts', variables: { after: 'a', language: 'EN' } },
    { name: 'FeedProducts', variables: { after: 'b', language: 'EN' } },
  ]);
});

test('noindex collections are left out', async () => {
  const nodes = [
    node(1, { noindex: { value: 'true' }, image: null }),
    node(2, { noindex: null, image: { url: 'https://cdn.example/2.webp' } }),
    node(3, { noindex: { value: 'false' }, image: null }),
  ];
  const { platform, sent } = examplePlatform(() => ({
    collections: { nodes, pageInfo: { hasNextPage: false } },
  }));
  expect(await catalogueIndexOf(platform).collections('da')).toMatchObject([
    { handle: 'h2', picture: 'https://cdn.example/2.webp' },
    { handle: 'h3', picture: null },
  ]);
  expect(sent).toEqual([
    { name: 'SitemapCollections', variables: { after: null, language: 'DA' } },
  ]);
});

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', false],
  [null, false],
  [undefined, false],
])('noindex %j keeps a page from search engines: %s', (value, expected) => {
  expect(isNoIndex(value)).toBe(expected);
});
