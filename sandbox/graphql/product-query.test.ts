import { expect, test } from 'vitest';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const app = await createTestApp(await createTestDatabase());

interface Products {
  found: { nodes: { handle: string }[] };
}

async function handles(field: string, query: string): Promise<string[]> {
  const { data, errors } = await ask<Products>(
    app,
    `query ($query: String!) { found: ${field} { nodes { ... on Product { handle } } } }`,
    { query },
  );
  expect(errors).toBeUndefined();
  return data.found.nodes.map(({ handle }) => handle).toSorted();
}

const products = (query: string) => handles('products(first: 250, query: $query)', query);
const search = (query: string) =>
  handles('search(first: 250, query: $query, types: [PRODUCT])', query);

test('alternatives and brackets', async () => {
  expect(await products('handle:amaro-notte OR handle:amaro-alba')).toEqual([
    'amaro-alba',
    'amaro-notte',
  ]);
  expect(await products('vendor:Amaro (handle:amaro-alba OR handle:nope)')).toEqual(['amaro-alba']);
  expect(await products('vendor:amaro -handle:amaro-alba')).not.toContain('amaro-alba');
});

test('prices and collections', async () => {
  const everything = await products('*');
  const cheap = await products('variants.price:<9');
  const rest = await products('NOT variants.price:<9');
  expect([...cheap, ...rest].toSorted()).toEqual(everything);
  expect(cheap).toContain('amaro-notte');
  expect(await products("collection:'coffee'")).toContain('amaro-notte');
  expect(await products("collection:'coffee'")).not.toEqual(everything);
  expect(await products('variants.price:cheap')).toEqual([]);
});

test('a search for a star finds everything, with fields it finds what has them', async () => {
  expect(await search('*')).toEqual(await products('*'));
  expect(await search("collection:'coffee'")).toEqual(await products("collection:'coffee'"));
  expect(await search("amaro AND collection:'coffee'")).toContain('amaro-notte');
});

test('products and collections by their last change', async () => {
  interface Listed {
    products: { nodes: { updatedAt: string }[] };
    collections: { nodes: { updatedAt: string; handle: string }[] };
    coffee: { nodes: { handle: string }[] };
  }
  const { data } = await ask<Listed>(
    app,
    `{ products(first: 20, sortKey: UPDATED_AT, reverse: true) { nodes { updatedAt } }
       collections(first: 20, sortKey: UPDATED_AT, reverse: true) { nodes { updatedAt handle } }
       coffee: collections(first: 20, query: "handle:kaffee*") { nodes { handle } } }`,
  );
  for (const { nodes } of [data.products, data.collections]) {
    const times = nodes.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  }
  const all = data.collections.nodes.map(({ handle }) => handle);
  const expected = all.filter((handle) => handle.startsWith('kaffee'));
  expect(data.coffee.nodes.map(({ handle }) => handle).toSorted()).toEqual(expected.toSorted());
});
