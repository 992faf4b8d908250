import { expect, test } from 'vitest';
import { ask as askApp, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase());

async function ask(query: string) {
  const { data, errors } = await askApp<Record<string, unknown>>(app, query);
  expect(errors).toBeUndefined();
  return data;
}

test('a page in the language of the request', async () => {
  const data = await ask(
    'query @inContext(language: DA) { page(handle: "om-os") { title body bodySummary seo { title } onlineStoreUrl } }',
  );
  expect(data.page).toEqual({
    title: 'Om os',
    body: '<p>Vi rister i Hamborg.</p>',
    bodySummary: 'Vi rister i Hamborg.',
    seo: null,
    onlineStoreUrl: null,
  });
});

test('a page that does not exist is null', async () => {
  expect(await ask('{ page(handle: "nope") { id } blog(handle: "nope") { id } }')).toEqual({
    page: null,
    blog: null,
  });
});

test('articles of a blog, newest first, with author and excerpt', async () => {
  const data = await ask(`query @inContext(language: EN) {
    blog(handle: "journal") {
      title
      articles(first: 1, sortKey: PUBLISHED_AT, reverse: true) {
        nodes { title excerpt author: authorV2 { name } blog { handle } comments(first: 1) { nodes { id } } }
        pageInfo { hasNextPage }
      }
      articleByHandle(handle: "first-harvest") { content contentHtml excerpt tags }
    }
  }`);
  expect(data.blog).toEqual({
    title: 'Journal',
    articles: {
      nodes: [
        {
          title: 'Grinding well',
          excerpt: 'Kurz.',
          author: { name: 'Mara Lindner' },
          blog: { handle: 'journal' },
          comments: { nodes: [] },
        },
      ],
      pageInfo: { hasNextPage: true },
    },
    articleByHandle: {
      content: 'The coffee is ripe.',
      contentHtml: '<p>The coffee is ripe.</p>',
      excerpt: null,
      tags: ['harvest'],
    },
  });
});

test('lists of articles are searched by tag', async () => {
  const data = await ask('{ articles(first: 9, query: "tag:harvest") { nodes { handle } } }');
  expect(data.articles).toEqual({ nodes: [{ handle: 'first-harvest' }] });
});

test('a menu leads to goods, pages, blogs, policies and addresses', async () => {
  const data = await ask(`query @inContext(language: EN) {
    menu(handle: "main-menu") {
      itemsCount
      items { title type url resource { __typename } items { title type url } }
    }
  }`);
  expect(data.menu).toEqual({
    itemsCount: 6,
    items: [
      {
        title: 'Coffee',
        type: 'COLLECTION',
        url: 'http://sandbox.test/collections/coffee',
        resource: { __typename: 'Collection' },
        items: [
          {
            title: 'Everything',
            type: 'CATALOG',
            url: 'http://sandbox.test/collections/all',
          },
        ],
      },
      {
        title: 'About us',
        type: 'PAGE',
        url: 'http://sandbox.test/pages/about',
        resource: { __typename: 'Page' },
        items: [],
      },
      {
        title: 'Journal',
        type: 'BLOG',
        url: 'http://sandbox.test/blogs/journal',
        resource: { __typename: 'Blog' },
        items: [],
      },
      {
        title: 'Privacy',
        type: 'SHOP_POLICY',
        url: 'http://sandbox.test/policies/privacy-policy',
        resource: { __typename: 'ShopPolicy' },
        items: [],
      },
      { title: 'Blog', type: 'HTTP', url: 'https://example.com/', resource: null, items: [] },
    ],
  });
});

test('policies that the shop has not written are null', async () => {
  const data = await ask(
    'query @inContext(language: EN) { shop { privacyPolicy { title handle } termsOfService { id } } }',
  );
  expect(data.shop).toEqual({
    privacyPolicy: { title: 'Privacy policy', handle: 'privacy-policy' },
    termsOfService: null,
  });
});

test('a redirect is found by its path', async () => {
  const redirects = (path: string) =>
    ask(`{ urlRedirects(first: 1, query: "path:${path}") { edges { node { target } } } }`);
  expect((await redirects('/products/old-name')).urlRedirects).toEqual({
    edges: [{ node: { target: '/products/amaro-notte' } }],
  });
  expect((await redirects('/products/old')).urlRedirects).toEqual({ edges: [] });
});

test.each([
  ['PRODUCT', 1],
  ['COLLECTION', 1],
  ['PAGE', 1],
  ['BLOG', 1],
  ['ARTICLE', 1],
  ['METAOBJECT', 0],
])('the sitemap of %s has %i pages', async (type, pages) => {
  const data = await ask(`{ sitemap(type: ${type}) {
    pagesCount { count } resources(page: 1) { hasNextPage items { handle updatedAt } } } }`);
  expect(data.sitemap).toMatchObject({
    pagesCount: { count: pages },
    resources: { hasNextPage: false },
  });
});

test('search finds pages and articles when they are asked for', async () => {
  const data = await ask(`query @inContext(language: EN) {
    pages: search(query: "roast", types: [PAGE], first: 5) {
      totalCount nodes { ... on Page { title trackingParameters } } }
    articles: search(query: "ripe coffee", types: [ARTICLE], first: 5) {
      nodes { ... on Article { title } } }
    predictiveSearch(query: "harvest", limit: 3) { articles { title } pages { id } }
  }`);
  expect(data).toEqual({
    pages: { totalCount: 1, nodes: [{ title: 'About us', trackingParameters: null }] },
    articles: { nodes: [{ title: 'The first harvest' }] },
    predictiveSearch: { articles: [{ title: 'The first harvest' }], pages: [] },
  });
});

test('a node of content is found by its id', async () => {
  const { page } = await ask('{ page(handle: "ueber-uns") { id } }');
  const { id } = page as { id: string };
  expect(await ask(`{ node(id: "${id}") { __typename ... on Page { title } } }`)).toEqual({
    node: { __typename: 'Page', title: 'Über uns' },
  });
});
