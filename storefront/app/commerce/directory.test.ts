import { expect, test } from 'vitest';
import { createDirectory, isNoIndex } from './directory.ts';
import { examplePlatform } from './platform-examples.ts';

const node = (number: number, more: object = {}) => ({
  id: `gid://shopify/Product/${number}`,
  handle: `h${number}`,
  updatedAt: '2026-11-15T12:00:00Z',
  ...more,
});

test('all products are read, page by page', async () => {
  const pages: Record<string, object> = {
    first: { nodes: [node(1), node(2)], pageInfo: { hasNextPage: true, endCursor: 'a' } },
    a: { nodes: [node(3)], pageInfo: { hasNextPage: true, endCursor: 'b' } },
    b: { nodes: [node(4)], pageInfo: { hasNextPage: false, endCursor: 'c' } },
  };
  const { platform, sent } = examplePlatform(({ after }: { after: string | null }) => ({
    products: pages[after ?? 'first'],
  }));
  const products = await createDirectory(platform).products('en');
  expect(products.map(({ handle }) => handle)).toEqual(['h1', 'h2', 'h3', 'h4']);
  expect(sent).toEqual([
    { name: 'SitemapProducts', variables: { after: null, language: 'EN' } },
    { name: 'SitemapProducts', variables: { after: 'a', language: 'EN' } },
    { name: 'SitemapProducts', variables: { after: 'b', language: 'EN' } },
  ]);
});

test('an entry has its handle, its last change and its picture', async () => {
  const nodes = [
    node(1, { featuredImage: { url: 'https://cdn.example/1.webp' } }),
    node(2, { featuredImage: null }),
  ];
  const { platform } = examplePlatform(() => ({
    products: { nodes, pageInfo: { hasNextPage: false } },
  }));
  const changedAt = '2026-11-15T12:00:00Z';
  expect(await createDirectory(platform).products('de')).toEqual([
    {
      ...{ id: 'gid://shopify/Product/1', handle: 'h1', changedAt },
      picture: 'https://cdn.example/1.webp',
    },
    { id: 'gid://shopify/Product/2', handle: 'h2', changedAt, picture: null },
  ]);
});

test('a page without a cursor is the last one', async () => {
  const { platform, sent } = examplePlatform(() => ({
    products: { nodes: [node(1)], pageInfo: { hasNextPage: true } },
  }));
  expect(await createDirectory(platform).products('de')).toHaveLength(1);
  expect(sent).toHaveLength(1);
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
  expect(await createDirectory(platform).collections('da')).toMatchObject([
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
