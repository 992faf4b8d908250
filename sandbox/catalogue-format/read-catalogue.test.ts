import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from './languages.ts';
import { readCatalogue } from './read-catalogue.ts';

const shop = {
  name: 'Shop',
  primaryLanguage: 'de',
  country: 'DE',
  taxRate: 19,
  shipping: { standard: [{ countries: ['DE'], price: 490 }] },
};
const product = {
  key: 'rake',
  title: 'Rechen',
  vendor: 'Vendor',
  productType: 'Geräte',
  createdAt: '2026-01-01T00:00:00Z',
  variants: [{ sku: 'R-1', price: 1990 }],
};

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'catalogue-'));
});
afterEach(() => rm(directory, { recursive: true }));

async function read(files: Record<string, unknown>, primaryLanguage?: Language) {
  for (const [name, content] of Object.entries({ 'shop.json': shop, ...files })) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await writeFile(path.join(directory, name), text);
  }
  return readCatalogue(directory, primaryLanguage);
}

describe('a catalogue directory', () => {
  test('needs only shop.json', async () => {
    expect(await read({})).toMatchObject({ products: [], collections: [], pictures: [] });
  });

  test.each([
    ['products.json', [product]],
    ['products.jsonl', `${JSON.stringify(product)}\n\n`],
  ])('holds records in %s', async (name, content) => {
    const { products } = await read({ [name]: content });
    expect(products.map(({ key }) => key)).toEqual(['rake']);
  });

  test('gets its defaults', async () => {
    const { products } = await read({ 'products.json': [product] });
    expect(products[0]).toMatchObject({
      handle: { de: 'rake', en: 'rake', da: 'rake' },
      seo: { title: { de: 'Rechen' }, description: { de: '' } },
      isGiftCard: false,
      variants: [{ stock: 0, whenSoldOut: 'deny', metafields: [] }],
    });
  });

  test('falls back to the primary language where a text is not translated', async () => {
    const title = { de: 'Rechen', en: 'Rake' };
    const { products } = await read({ 'products.json': [{ ...product, title }] });
    expect(products[0]?.title).toEqual({ de: 'Rechen', en: 'Rake', da: 'Rechen' });
  });

  test('may have another primary language', async () => {
    const title = { en: 'Rake' };
    const { products } = await read({
      'shop.json': { ...shop, primaryLanguage: 'en' },
      'products.json': [{ ...product, title }],
    });
    expect(products[0]?.title).toEqual({ de: 'Rake', en: 'Rake', da: 'Rake' });
  });

  test('may be read with another primary language than its own', async () => {
    const title = { de: 'Rechen', en: 'Rake' };
    const { shop, products } = await read({ 'products.json': [{ ...product, title }] }, 'en');
    expect(shop.primaryLanguage).toBe('en');
    expect(products[0]?.title).toEqual({ de: 'Rechen', en: 'Rake', da: 'Rake' });
  });

  test.each([
    ['no text in the primary language', { title: { en: 'Rake' } }, 'primary language "de"'],
    ['a misspelt field', { tittle: 'Rechen' }, 'tittle'],
    ['a price that is no number', { variants: [{ sku: 'R-1', price: '19,90' }] }, 'price'],
    ['no variant', { variants: [] }, 'variants'],
    ['a file outside of files/', { images: [{ file: '../a.webp', alt: 'A' }] }, 'file'],
  ])('with %s is refused, with its place and reason', async (_, change, reason) => {
    const lines = [product, { ...product, ...change }].map((it) => JSON.stringify(it));
    await expect(read({ 'products.jsonl': lines.join('\n') })).rejects.toThrow(
      new RegExp(`products.jsonl, line 2\\n[^]*${reason}`),
    );
  });

  test('that is none is refused', async () => {
    await expect(readCatalogue(directory)).rejects.toThrow(/shop\.json is missing/);
  });
});
