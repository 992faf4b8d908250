import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { CatalogueInput } from '../catalogue-format/catalogue.ts';
import { shopOf, writeMissing } from './default-content.ts';
import type { ShopSettings } from './import-options.ts';
import { mergeRecords } from './merge-records.ts';
import { storePictures } from './pictures.ts';
import type { ImportedProduct } from './products.ts';

export interface ImportReport {
  products: number;
  variants: number;
  collections: number;
  pictures: number;
  /** Addresses of pictures that could not be had. */
  missingPictures: string[];
}

interface WriteOptions extends ShopSettings {
  images?: string | undefined;
  content: object;
}

/** Writes the catalogue directory, or updates it: what somebody has edited there stays. */
export async function writeImport(
  directory: string,
  imported: readonly ImportedProduct[],
  collections: readonly { key: string }[],
  options: WriteOptions,
): Promise<ImportReport> {
  await mkdir(path.join(directory, '.import'), { recursive: true });
  const urls = imported.flatMap(pictureUrls);
  const files = await storePictures(urls, directory, options.images);
  const products = imported.map((product) => withFiles(product, files));
  await mergeRecords(directory, 'products', products);
  await mergeRecords(directory, 'collections', collections);
  await writeMissing(directory, { shop: shopOf(options), ...options.content });
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
