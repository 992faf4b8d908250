import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import freePort from 'get-port';
import { afterAll, expect, test } from 'vitest';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import { packageFile } from '../package-files.ts';
import { seed } from '../seed/seed.ts';
import { ask, createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { importShop } from './import-shop.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'import-shop-'));
afterAll(() => rm(folder, { recursive: true }));

const port = await freePort();
const shop = `http://localhost:${port}`;
const small = packageFile('examples/small-shop');
const database = await createTestDatabase();
await seed(database, await readCatalogue(small));
const app = await createTestApp(database, { origin: shop, catalogueDirectory: small });
await app.listen({ port, host: 'localhost' });

const goods = `{
  products(first: 250, sortKey: TITLE) { nodes {
    handle title vendor tags options { name values }
    images(first: 20) { nodes { altText width height } }
    variants(first: 100) { nodes { sku title price { amount } compareAtPrice { amount } quantityAvailable weight } } } }
  collections(first: 250, sortKey: TITLE) { nodes {
    handle title products(first: 100) { nodes { handle } } } }
  pages(first: 50) { nodes { handle title body } }
  menu(handle: "main-menu") { items { title items { title } } }
  shop { name privacyPolicy { title body } }
}`;

test('goods and content that were read by the Admin API are the same', async () => {
  const report = await importShop(folder, { shop, token: testToken });
  expect(report).toMatchObject({ products: 19, missingPictures: [] });
  const copied = await createTestDatabase();
  await seed(copied, await readCatalogue(folder));
  const copy = await createTestApp(copied, { catalogueDirectory: folder });
  const before = await ask(app, goods);
  expect(before.errors).toBeUndefined();
  expect(await ask(copy, goods)).toEqual(before);
});

test('a wrong token is named', async () => {
  await expect(importShop(folder, { shop, token: 'wrong' })).rejects.toThrow(
    /answered 401: .*Invalid API key or access token/,
  );
});
