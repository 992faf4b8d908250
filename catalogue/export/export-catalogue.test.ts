import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCatalogue } from '../../sandbox/catalogue-format/read-catalogue.ts';
import { buildCatalogue } from '../index.ts';
import { exportCatalogue } from './export-catalogue.ts';
import { writeCatalogue } from './write-catalogue.ts';

const directory = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
afterAll(() => rm(directory, { recursive: true }));

const source = buildCatalogue();
const options = { pictureRenderer: 'renderer.ts', picturesRevision: '1' };
await writeCatalogue(directory, exportCatalogue(source, options));
const catalogue = await readCatalogue(directory);

test('the sandbox reads all that was generated', () => {
  expect(catalogue.products.map(({ key }) => key)).toEqual(source.products.map(({ key }) => key));
  expect(catalogue.collections).toHaveLength(source.collections.length);
  expect(catalogue.metaobjects).toHaveLength(source.metaobjects.length);
  expect(catalogue.shop.pictureRenderer).toBe('renderer.ts');
});

test('a collection lists the products that its rule chooses, in the order of the range', () => {
  const [first] = source.collections;
  const chosen = source.products.filter((product) => first?.products(product));
  expect(catalogue.collections[0]?.products).toEqual(chosen.map(({ key }) => key));
});

test('every picture is stored or has a recipe', () => {
  const files = new Set(catalogue.pictures.map(({ file }) => file));
  const missing = catalogue.products
    .flatMap(({ images, variants }) => [...images, ...variants.flatMap(({ image }) => image ?? [])])
    .filter(({ file }) => !files.has(file));
  expect(missing).toEqual([]);
  expect(files).toContain('logo.svg');
});

test.each([
  ['Espresso', 7],
  ['Kaffeevollautomat', 19],
])('%s is taxed at %i %%', (type, rate) => {
  const products = catalogue.products.filter(({ productType }) => productType.de === type);
  expect(new Set(products.map(({ taxRate }) => taxRate))).toEqual(new Set([rate]));
});
