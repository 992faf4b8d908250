import { expect, test } from 'vitest';
import { shop } from '#shop/shop.ts';
import type { Platform } from '../platform/platform.ts';
import { countProducts, productsOver } from './range-size.ts';

/** A shop with this many products in its sitemap. */
function shopWith(products: number): Platform {
  const perPage = 250;
  return {
    async send<Result>({ name }: { name: string }, variables: unknown) {
      const { page = 0 } = variables as { page?: number };
      const length = Math.min(perPage, products - (page - 1) * perPage);
      const sitemap =
        name === 'SitemapSize'
          ? { pagesCount: { count: Math.ceil(products / perPage) } }
          : { resources: { items: Array.from({ length }, () => ({})) } };
      return { sitemap } as Result;
    },
  };
}

test('until it is counted, the range has the size that the shop names', () => {
  expect(productsOver()).toBe(shop.productsOver);
});

test.each([
  [0, 0],
  [7, 6],
  [31, 30],
  [240, 200],
  [250, 200],
  [1999, 1500],
  [2115, 2000],
])('%s products of the platform are more than %s', async (products, over) => {
  expect(await countProducts(shopWith(products))).toBe(products);
  expect(productsOver()).toBe(over);
});
