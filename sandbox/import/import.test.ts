import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { readCatalogue } from '../catalogue-format/read-catalogue.ts';
import { seed } from '../seed/seed.ts';
import { ask, createTestApp } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';
import { importArguments } from './arguments.ts';
import { collectionsByRule } from './collections.ts';
import { importProducts } from './import-products.ts';
import { inferType } from './metafield-type.ts';
import { parseCsv } from './parse-csv.ts';
import { readExportRows } from './product-columns.ts';
import { productsOf } from './products.ts';
import { bicycleShopExport, pictureName } from './test-export.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'import-'));
afterAll(() => rm(folder, { recursive: true }));

const shopOptions = {
  shopName: 'Velo',
  language: 'en',
  currency: 'GBP',
  country: 'GB',
  shipsTo: ['GB', 'IE'],
} as const;
const images = path.join(folder, 'images');
await mkdir(images);
for (let index = 0; index < 8; index += 1) {
  const background = { r: 30 * index, g: 90, b: 120 };
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } }).png();
  await picture.toFile(path.join(images, pictureName(index)));
}

describe('CSV', () => {
  test.each([
    ['quotes, commas and line breaks', 'a,b\n"1,""x""","2\n3"\n', [{ a: '1,"x"', b: '2\n3' }]],
    ['a byte order mark and CRLF', '\uFEFFa,b\r\n1,2\r\n', [{ a: '1', b: '2' }]],
    [
      'missing cells and empty lines',
      'a,b\n1\n\n,2',
      [
        { a: '1', b: '' },
        { a: '', b: '2' },
      ],
    ],
  ])('%s', (_, text, records) => {
    expect(parseCsv(text)).toEqual(records);
  });

  test('an open quote is refused', () => {
    expect(() => parseCsv('a\n"1')).toThrow('quoted');
  });

  test('another file is refused with the name of the missing column', () => {
    expect(() => readExportRows([{ Name: 'x' }])).toThrow('no column "Handle" or "URL handle"');
  });
});

test('both sets of columns say the same', () => {
  const products = (columns: 'older' | 'current') =>
    productsOf(
      readExportRows(parseCsv(bicycleShopExport(columns))),
      '2026-11-01T00:00:00.000Z',
      'Velo',
    );
  expect(products('current')).toEqual(products('older'));
  // one of the 500 is a draft
  expect(products('current')).toHaveLength(499);
});

describe('a product', () => {
  const imported = (record: Record<string, string>) =>
    productsOf(
      readExportRows([{ Handle: 'bell', Title: 'Bell', 'Variant Price': '9.90', ...record }]),
      '2026-11-01T00:00:00.000Z',
      'Velo',
    )[0];

  test.each([
    ['stock that is not tracked never runs out', {}, { stock: 999 }],
    [
      'tracked stock',
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': '3' },
      { stock: 3, whenSoldOut: 'deny' },
    ],
    [
      'sold on without stock',
      { 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Policy': 'continue' },
      { stock: 0, whenSoldOut: 'continue' },
    ],
    [
      'contents for the unit price',
      { 'Unit Price Total Measure': '75', 'Unit Price Total Measure Unit': 'cl' },
      { contents: { amount: 750, unit: 'ml' } },
    ],
  ])('%s', (_, record, expected) => {
    expect(imported(record)?.variants[0]).toMatchObject(expected);
  });

  test('has metafields from columns that name them', () => {
    expect(
      imported({ 'Colour (product.metafields.shopify.color-pattern)': 'red' })?.metafields,
    ).toEqual([
      {
        namespace: 'shopify',
        key: 'color-pattern',
        type: 'single_line_text_field',
        value: 'red',
      },
    ]);
  });

  test('is left out when it is not published', () => {
    expect(imported({ Published: 'FALSE' })).toBeUndefined();
    expect(imported({ Status: 'archived' })).toBeUndefined();
  });

  test('without a number as price is refused', () => {
    expect(() => imported({ 'Variant Price': 'free' })).toThrow('"free" of bell');
  });

  test('two products never share a SKU', () => {
    const rows = readExportRows(
      ['a', 'b'].map((Handle) => ({
        Handle,
        Title: Handle,
        'Variant SKU': 'X 1',
        'Variant Price': '1',
      })),
    );
    const skus = productsOf(rows, '2026-11-01T00:00:00.000Z', 'Velo').flatMap(({ variants }) =>
      variants.map(({ sku }) => sku),
    );
    expect(skus).toEqual(['X-1', 'X-1-2']);
  });
});

test('collections by rule', () => {
  const products = productsOf(
    readExportRows(parseCsv(bicycleShopExport('older', 20))),
    '2026-11-01T00:00:00.000Z',
    'Velo',
  );
  const [cheapHelmets, newOrBell] = collectionsByRule(
    [
      {
        handle: 'cheap-helmets',
        title: 'Cheap helmets',
        disjunctive: false,
        rules: [
          { column: 'type', relation: 'equals', condition: 'helmet' },
          { column: 'variant_price', relation: 'less_than', condition: '500' },
        ],
      },
      {
        handle: 'new-or-bell',
        title: 'New, or a bell',
        disjunctive: true,
        rules: [
          { column: 'tag', relation: 'equals', condition: 'new' },
          { column: 'title', relation: 'contains', condition: 'bell' },
        ],
      },
    ],
    products,
  );
  const helmets = products.filter(({ productType }) => productType === 'Helmet');
  const cheap = helmets.filter(({ variants }) => (variants[0]?.price ?? 0) < 50_000);
  expect(cheapHelmets?.products).toEqual(cheap.map(({ key }) => key));
  expect(newOrBell?.products).toHaveLength(4);
});

test.each(['older', 'current'] as const)(
  '500 products in the %s columns are seeded and served',
  { timeout: 60_000 },
  async (columns) => {
    const csv = path.join(folder, `${columns}.csv`);
    await writeFile(csv, bicycleShopExport(columns));
    const directory = path.join(folder, columns);
    const report = await importProducts(directory, {
      products: csv,
      images,
      collections: undefined,
      ...shopOptions,
    });
    expect(report).toMatchObject({
      products: 499,
      collections: 9,
      pictures: 8,
      missingPictures: [],
    });
    const database = await createTestDatabase('empty');
    await seed(database, await readCatalogue(directory));
    const app = await createTestApp(database, { catalogueDirectory: directory });
    const { data } = await ask(
      app,
      `query @inContext(language: EN) {
        shop { name }
        collection(handle: "city-bike") { title products(first: 1) { nodes { title
          options { name values } featuredImage { width altText }
          variants(first: 1) { nodes { sku price { amount } compareAtPrice { amount } } } } } }
      }`,
    );
    expect(data).toEqual({
      shop: { name: 'Velo' },
      collection: {
        title: 'City bike',
        products: {
          nodes: [
            {
              title: 'Speiche Alster City bike 1',
              options: [
                { name: 'Colour', values: ['Black', 'Sand', 'Petrol'] },
                { name: 'Size', values: ['S', 'M', 'L'] },
              ],
              featuredImage: { width: 60, altText: 'Speiche Alster City bike 1' },
              variants: {
                nodes: [
                  {
                    sku: 'BIKE-1-1',
                    price: { amount: '9.9' },
                    compareAtPrice: { amount: '29.9' },
                  },
                ],
              },
            },
          ],
        },
      },
    });
  },
);

test('arguments of npm run sandbox', () => {
  expect(importArguments([], '/work')).toBeUndefined();
  expect(importArguments(['--products', 'a.csv', '--images', '/pictures'], '/work')).toEqual({
    products: '/work/a.csv',
    images: '/pictures',
    collections: undefined,
    definitions: undefined,
    shopName: 'My shop',
    language: 'de',
    currency: 'EUR',
    country: 'DE',
    shipsTo: ['DE'],
  });
  expect(() => importArguments(['--products', 'a.csv', '--language', 'fr'], '/')).toThrow(
    '--language',
  );
});

test.each([
  [['true', 'FALSE'], 'boolean'],
  [['12', '-3'], 'number_integer'],
  [['2026-01-31'], 'date'],
  [['["a","b"]'], 'list.single_line_text_field'],
  [['{"a":1}', '[1]'], 'json'],
  [['12', 'red'], 'single_line_text_field'],
  [['a\nb'], 'multi_line_text_field'],
])('metafields with the values %j are of the type %s', (values, type) => {
  expect(inferType(values)).toBe(type);
});

test('an import again keeps what was edited and added, and loads no picture twice', async () => {
  const directory = path.join(folder, 'again');
  const csv = path.join(folder, 'again.csv');
  const definitions = path.join(folder, 'definitions.json');
  await writeFile(definitions, '{ "custom.size": "single_line_text_field" }');
  const header =
    'Handle,Title,Variant Price,Variant Barcode,Image Src,Size (product.metafields.custom.size)';
  const picture = `https://cdn.example/${pictureName(1)}`;
  const run = async (titles: string[], from: string | undefined) => {
    const rows = titles.map((title, index) => `p${index},${title},9.90,40${index},${picture},7`);
    await writeFile(csv, [header, ...rows].join('\n'));
    return importProducts(directory, { products: csv, images: from, definitions, ...shopOptions });
  };
  await run(['Bell', 'Lamp'], images);
  const file = path.join(directory, 'products.jsonl');
  const first = await readFile(file, 'utf8');
  await writeFile(file, first.replace('"title":"Bell"', '"title":"My bell"'));
  const shopFile = path.join(directory, 'shop.json');
  await writeFile(shopFile, (await readFile(shopFile, 'utf8')).replace('Velo', 'Velo & Rad'));
  // without the folder of pictures, what is stored already is enough
  const report = await run(['Bell 2', 'Lamp 2', 'Lock'], undefined);
  expect(report).toMatchObject({ products: 3, missingPictures: [] });
  const { products, shop, menus } = await readCatalogue(directory);
  expect(products.map(({ title }) => title.en)).toEqual(['My bell', 'Lamp 2', 'Lock']);
  expect(products[0]?.variants[0]?.barcode).toBe('400');
  expect(products[0]?.metafields).toMatchObject([{ type: 'single_line_text_field' }]);
  expect(shop).toMatchObject({ name: 'Velo & Rad', currency: 'GBP', country: 'GB' });
  expect(menus.map(({ key }) => key)).toEqual(['main-menu', 'footer']);
});
