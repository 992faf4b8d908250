import assert from 'node:assert/strict';
import { isEnumType } from 'graphql';
import { type Case, Skipped, type Version } from '../case.ts';
import { askPage, type ConnectionField, connectionFields, nameOf } from '../connections.ts';

interface Item {
  id: string;
  title?: string;
  handle?: string;
  sku?: string | null;
  vendor?: string;
  productType?: string;
  createdAt?: string;
  updatedAt?: string;
  publishedAt?: string;
  blog?: { title: string };
  priceRange?: { minVariantPrice: { amount: string } };
}

/** What a key sorts by; keys that are not here promise no order that a client could check. */
const sortedBy: Record<string, (item: Item) => string | number | undefined> = {
  ID: ({ id }) => Number(/\/(\d+)$/.exec(id)?.[1]),
  TITLE: ({ title }) => plain(title),
  HANDLE: ({ handle }) => plain(handle),
  VENDOR: ({ vendor }) => plain(vendor),
  PRODUCT_TYPE: ({ productType }) => plain(productType),
  BLOG_TITLE: ({ blog }) => plain(blog?.title),
  CREATED_AT: ({ createdAt }) => createdAt,
  CREATED: ({ createdAt }) => createdAt,
  UPDATED_AT: ({ updatedAt }) => updatedAt,
  PUBLISHED_AT: ({ publishedAt }) => publishedAt,
  PRICE: ({ priceRange }) => priceRange && Number(priceRange.minVariantPrice.amount),
};

/** Texts that every collation orders alike; others are left out. */
function plain(text: string | undefined): string | undefined {
  const lower = text?.toLowerCase();
  return lower && /^[a-z0-9]+$/.test(lower) ? lower : undefined;
}

export function sortingCases(version: Version): Case[] {
  return connectionFields(version).flatMap((field) => {
    const keys = version.schema.getType(field.sortKeys ?? '');
    if (!isEnumType(keys)) return [];
    return keys.getValues().flatMap(({ name }) => [orderCase(field, name), endCase(field, name)]);
  });
}

function orderCase(field: ConnectionField, key: string): Case {
  return {
    title: `${nameOf(field)}: sorted by ${key}`,
    source: field.source,
    async check(shop) {
      const { nodes } = await askPage<Item>(shop, field, `first: 50, sortKey: ${key}`);
      const again = await askPage<Item>(shop, field, `first: 50, sortKey: ${key}`);
      assert.deepEqual(again.nodes, nodes, 'the order changes from request to request');
      const sortKey = sortedBy[key];
      if (!sortKey) return;
      const values = nodes.map(sortKey).filter((value) => value !== undefined);
      for (const [index, value] of values.entries()) {
        const before = values[index - 1];
        assert.ok(before === undefined || before <= value, `${before} is before ${value}`);
      }
    },
  };
}

function endCase(field: ConnectionField, key: string): Case {
  return {
    title: `${nameOf(field)}: sorted by ${key}, reverse begins with the last`,
    source: field.source,
    async check(shop) {
      const { nodes } = await askPage<Item>(shop, field, `last: 1, sortKey: ${key}`);
      const [last] = nodes;
      if (!last) throw new Skipped('the list is empty');
      const reverse = await askPage<Item>(shop, field, `first: 1, sortKey: ${key}, reverse: true`);
      const sortKey = sortedBy[key] ?? (({ id }: Item) => id);
      const [first] = reverse.nodes;
      // several items may have the last value; a price may be another of the product's prices
      if (first && key !== 'PRICE') assert.equal(sortKey(first), sortKey(last));
    },
  };
}
