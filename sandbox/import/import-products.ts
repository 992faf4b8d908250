import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueInput } from '../catalogue-format/catalogue.ts';
import { collectionRulesSchema, collectionsByRule, collectionsByType } from './collections.ts';
import { writeMissingContent } from './default-content.ts';
import { definitionsSchema } from './definitions.ts';
import type { ImportOptions } from './import-options.ts';
import { mergeRecords } from './merge-records.ts';
import { parseCsv } from './parse-csv.ts';
import { storePictures } from './pictures.ts';
import { readExportRows } from './product-columns.ts';
import { type ImportedProduct, productsOf } from './products.ts';

export interface ImportReport {
  products: number;
  variants: number;
  collections: number;
  pictures: number;
  /** Addresses of pictures that could not be had. */
  missingPictures: string[];
}

/** An export does not say since when a product exists; from today on, a storefront would call all of them new. */
const year = 365 * 24 * 3_600_000;

/** Writes a catalogue directory, as catalogue-format/README.md describes it, from a product export, or updates it. */
export async function importProducts(
  directory: string,
  options: ImportOptions,
): Promise<ImportReport> {
  const rows = readExportRows(parseCsv(await readFile(options.products, 'utf8')));
  const createdAt = new Date((await stat(options.products)).mtimeMs - year).toISOString();
  const definitions = options.definitions
    ? definitionsSchema.parse(JSON.parse(await readFile(options.definitions, 'utf8')))
    : {};
  const imported = productsOf(rows, createdAt, options.shopName, definitions);
  const withoutVariants = imported.find(({ variants }) => variants.length === 0);
  if (withoutVariants) throw new Error(`The product ${withoutVariants.key} has no price.`);
  const collections = options.collections
    ? collectionsByRule(
        collectionRulesSchema.parse(JSON.parse(await readFile(options.collections, 'utf8'))),
        imported,
      )
    : collectionsByType(imported);
  await mkdir(path.join(directory, '.import'), { recursive: true });
  const urls = imported.flatMap(pictureUrls);
  const files = await storePictures(urls, directory, options.images);
  const products = imported.map((product) => withFiles(product, files));
  await mergeRecords(directory, 'products', products);
  await mergeRecords(directory, 'collections', collections);
  await writeMissingContent(directory, options, collections);
  return {
    products: products.length,
    variants: products.reduce((sum, { variants }) => sum + variants.length, 0),
    collections: collections.length,
    pictures: files.size,
    missingPictures: [...new Set(urls)].filter((url) => !files.has(url)),
  };
}

function pictureUrls({ images, variants }: ImportedProduct): string[] {
  return [
    ...images.map(({ url }) => url),
    ...variants.flatMap(({ imageUrl }) => (imageUrl === '' ? [] : [imageUrl])),
  ];
}

function withFiles(
  product: ImportedProduct,
  files: ReadonlyMap<string, string>,
): CatalogueInput['products'][number] {
  const image = (url: string, alt: string) => {
    const file = files.get(url);
    return file ? [{ file, alt: alt || String(product.title) }] : [];
  };
  return {
    ...product,
    images: product.images.flatMap(({ url, alt }) => image(url, alt)),
    variants: product.variants.map(({ imageUrl, ...variant }) => {
      const [own] = image(imageUrl, '');
      return { ...variant, ...(own && { image: own }) };
    }),
  };
}
