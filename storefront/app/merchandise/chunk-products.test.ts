import { expect, test } from 'vitest';
import { chunkProducts } from './chunk-products.ts';

const products = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  [0, undefined, []],
  [12, undefined, [12]],
  [13, undefined, [12, 1]],
  [48, undefined, [12, 12, 12, 12]],
  [48, 4, [10, 12, 12, 12, 2]],
  [24, 15, [12, 10, 2]],
  // a list too short for its insert has none
  [3, 4, [3]],
])('%i products with a tile at %s', (count, insertedAt, sizes) => {
  const lists = chunkProducts(products(count), insertedAt);
  expect(lists.map((list) => list.products.length)).toEqual(sizes);
  expect(lists.flatMap((list) => list.products)).toEqual(products(count));
  for (const { start, products } of lists) expect(products[0]).toBe(start);
});
