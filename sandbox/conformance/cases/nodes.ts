import assert from 'node:assert/strict';
import { type Case, present, reference, usage, type Version } from '../case.ts';
import type { Facts } from '../facts.ts';

interface Item {
  id: string;
  handle: string;
}

/** What is found by id and by handle. */
const kinds: [query: string, type: string, find: (facts: Facts) => Item | undefined][] = [
  ['product', 'Product', ({ products }) => products[0]],
  ['collection', 'Collection', ({ collection }) => collection],
  ['page', 'Page', ({ page }) => page],
  ['blog', 'Blog', ({ blog }) => blog],
];

const globalIds = usage('gids');

export function nodeCases(version: Version): Case[] {
  return [
    ...kinds.flatMap(([query, type, find]): Case[] => {
      const source = reference(version, 'queries', query);
      return [
        {
          title: `${query} is found by id and by handle`,
          source,
          async check(shop) {
            const { id, handle } = present(find(await shop.facts()), query);
            const answer = await shop.data<Record<string, Item>>(
              `query ($id: ID!, $handle: String!) {
                a: ${query}(id: $id) { id handle } b: ${query}(handle: $handle) { id handle }
                c: ${query}ByHandle(handle: $handle) { id handle }
              }`,
              { id, handle },
            );
            for (const alias of ['a', 'b', 'c']) assert.equal(answer[alias]?.id, id);
          },
        },
        {
          title: `${query} with an unknown id is null`,
          source,
          async check(shop) {
            const answer = await shop.data(
              `{ found: ${query}(id: "gid://shopify/${type}/1") { id } }`,
            );
            assert.deepEqual(answer, { found: null });
          },
        },
        {
          title: `${query} with an unknown handle is null`,
          source,
          async check(shop) {
            const answer = await shop.data(
              `{ found: ${query}(handle: "there-is-no-such-handle") { id } }`,
            );
            assert.deepEqual(answer, { found: null });
          },
        },
        {
          title: `${query} refuses an id that is no global one`,
          source: globalIds,
          async check(shop) {
            const [error] = await shop.errors(`{ ${query}(id: "1") { id } }`);
            assert.match(error?.message ?? '', /Invalid global id [`']1[`']/);
          },
        },
        {
          title: `node finds a ${type}`,
          source: reference(version, 'queries', 'node'),
          async check(shop) {
            const { id } = present(find(await shop.facts()), query);
            const { node } = await shop.data<{ node: { id: string; __typename: string } }>(
              'query ($id: ID!) { node(id: $id) { id __typename } }',
              { id },
            );
            assert.equal(node.id, id);
            assert.equal(node.__typename, type);
          },
        },
      ];
    }),
    {
      title: 'node finds a ProductVariant',
      source: reference(version, 'queries', 'node'),
      async check(shop) {
        const [product] = (await shop.facts()).products;
        const variant = present(product?.variants.nodes[0], 'variant');
        const { node } = await shop.data<{ node: { id: string; product: { id: string } } }>(
          'query ($id: ID!) { node(id: $id) { ... on ProductVariant { id product { id } } } }',
          { id: variant.id },
        );
        assert.equal(node.product.id, product?.id);
      },
    },
    {
      title: 'node finds an Article',
      source: reference(version, 'queries', 'article'),
      async check(shop) {
        const { id } = present((await shop.facts()).article, 'article');
        const answer = await shop.data<{ node: Item; article: Item }>(
          'query ($id: ID!) { node(id: $id) { id } article(id: $id) { id } }',
          { id },
        );
        assert.equal(answer.node.id, answer.article.id);
      },
    },
    {
      title: 'an article is found in its blog by handle',
      source: reference(version, 'objects', 'Blog'),
      async check(shop) {
        const { id, handle, blog } = present((await shop.facts()).article, 'article');
        const answer = await shop.data<{ blog: { articleByHandle: Item } }>(
          'query ($blog: String!, $handle: String!) { blog(handle: $blog) { articleByHandle(handle: $handle) { id } } }',
          { blog: blog.handle, handle },
        );
        assert.equal(answer.blog.articleByHandle.id, id);
      },
    },
    {
      title: 'nodes answers in the order asked, with null for what is unknown',
      source: reference(version, 'queries', 'nodes'),
      async check(shop) {
        const { products } = await shop.facts();
        const ids = products
          .slice(0, 3)
          .map(({ id }) => id)
          .toReversed();
        const unknown = 'gid://shopify/Product/1';
        const { nodes } = await shop.data<{ nodes: (Item | null)[] }>(
          'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
          { ids: [...ids, unknown] },
        );
        assert.deepEqual(
          nodes.map((node) => node?.id),
          [...ids, undefined],
        );
      },
    },
    {
      title: 'nodes answers an id twice if it is asked twice',
      source: reference(version, 'queries', 'nodes'),
      async check(shop) {
        const { id } = present((await shop.facts()).products[0], 'product');
        const { nodes } = await shop.data<{ nodes: Item[] }>(
          'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }',
          { ids: [id, id] },
        );
        assert.deepEqual(
          nodes.map((node) => node.id),
          [id, id],
        );
      },
    },
  ];
}
