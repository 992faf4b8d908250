import assert from 'node:assert/strict';
import { type Case, Skipped, usage, type Version } from '../case.ts';
import { askPage, connectionFields, nameOf } from '../connections.ts';
import type { ShopUnderTest } from '../shop-under-test.ts';

const source = usage('pagination-graphql');
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

/** The same promises hold for every list. */
export function pagingCases(version: Version): Case[] {
  return connectionFields(version).flatMap((field): Case[] => {
    const name = nameOf(field);
    const first = async (shop: ShopUnderTest, count: number) => {
      const page = await askPage(shop, field, `first: ${count}`);
      if (page.nodes.length === 0) throw new Skipped(`${name} is empty`);
      return page;
    };
    return [
      {
        title: `${name}: edges, nodes and the cursors of pageInfo name the same items`,
        source,
        async check(shop) {
          const { nodes, edges, pageInfo } = await first(shop, 5);
          assert.deepEqual(ids(edges.map(({ node }) => node)), ids(nodes));
          assert.equal(pageInfo.startCursor, edges[0]?.cursor);
          assert.equal(pageInfo.endCursor, edges.at(-1)?.cursor);
          assert.equal(pageInfo.hasPreviousPage, false);
        },
      },
      {
        title: `${name}: page after page gives the items of one large page`,
        source,
        async check(shop) {
          const whole = await first(shop, 5);
          const found: string[] = [];
          let after = '';
          for (let page = 0; page < 3 && found.length < whole.nodes.length; page += 1) {
            const { nodes, pageInfo } = await askPage(shop, field, `first: 2${after}`);
            found.push(...ids(nodes));
            if (!pageInfo.hasNextPage) break;
            after = `, after: "${pageInfo.endCursor}"`;
          }
          assert.deepEqual(found.slice(0, 5), ids(whole.nodes));
        },
      },
      {
        title: `${name}: before leads back to the page before`,
        source,
        async check(shop) {
          const { nodes, edges } = await first(shop, 3);
          const cursor = edges.at(-1)?.cursor;
          const { nodes: found, pageInfo } = await askPage(
            shop,
            field,
            `last: 2, before: "${cursor}"`,
          );
          assert.deepEqual(ids(found), ids(nodes.slice(0, -1)));
          assert.equal(pageInfo.hasPreviousPage, false);
          assert.equal(pageInfo.hasNextPage, true);
        },
      },
      {
        title: `${name}: last gives the end, of which reverse is the beginning`,
        source,
        async check(shop) {
          await first(shop, 1);
          const { nodes: end, pageInfo } = await askPage(shop, field, 'last: 2');
          const { nodes: start } = await askPage(shop, field, 'first: 2, reverse: true');
          assert.deepEqual(ids(end), ids(start).toReversed());
          assert.equal(pageInfo.hasNextPage, false);
        },
      },
    ];
  });
}
