import { expect, test } from 'vitest';
import { seed } from '../../../../sandbox/seed/seed.ts';
import { ask, createTestApp } from '../../../../sandbox/testing/app.ts';
import { createTestDatabase } from '../../../../sandbox/testing/database.ts';
import type {} from '../../../../sandbox/testing/global-setup.ts';
import { testCatalogue } from '../../../../sandbox/testing/test-catalogue.ts';
import type { Platform } from '../platform/platform.ts';
import { createCatalogue } from './catalogue.ts';
import { createCatalogueIndex } from './catalogue-index.ts';

const handle = 'becher-lotse';
const database = await createTestDatabase('empty');
const source = await testCatalogue();
await seed(database, { ...source, products: source.products.map(withManyVariants) });
const app = await createTestApp(database);
const sent: string[] = [];
const platform: Platform = {
  async send(operation, variables) {
    sent.push(operation.name);
    const plain: Record<string, unknown> = JSON.parse(JSON.stringify(variables));
    const { data, errors } = await ask<never>(app, operation.text, plain);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  },
};

type Product = (typeof source.products)[number];

/** The cup in 120 sizes. */
function withManyVariants(product: Product): Product {
  const [variant] = product.variants;
  if (product.key !== handle || !variant) return product;
  const names = Array.from({ length: 120 }, (_, index) => `${index + 1} ml`);
  const same = (text: string) => ({ de: text, en: text, da: text });
  return {
    ...product,
    options: [{ name: same('Größe'), values: names.map((name) => ({ name: same(name) })) }],
    variants: names.map((_, index) => ({ ...variant, sku: `cup-${index}`, options: [index] })),
  };
}

test('a page, its stock and the feed have the variants beyond the first 50', async () => {
  const catalogue = createCatalogue(platform);
  const product = await catalogue.product(handle, 'de');
  expect(product?.variants).toHaveLength(120);
  expect(product?.variants.at(-1)?.title).toBe('120 ml');
  const stock = await catalogue.stock(product?.id ?? '');
  expect(Object.keys(stock ?? {})).toHaveLength(120);
  const offers = [];
  for await (const page of createCatalogueIndex(platform, 'https://shop.test').offerPages('de')) {
    offers.push(...page);
  }
  expect(offers.find((offer) => offer.handle === handle)?.variants).toHaveLength(120);
});

test('where the first page is all, nothing more is asked', async () => {
  sent.length = 0;
  await createCatalogue(platform).product('amaro-notte', 'de', 'first');
  expect(sent).toEqual(['ProductDetail']);
});
