import type { CatalogueInput } from '../catalogue-format/catalogue.ts';
import type { MetafieldDefinitions } from './definitions.ts';
import { inferType, type MetafieldType } from './metafield-type.ts';
import type { ExportRow } from './product-columns.ts';
import { centsOf, uniqueSku, untrackedStock } from './variant-values.ts';

type Product = CatalogueInput['products'][number];
type Variant = Product['variants'][number];

/** A picture as the export names it. */
interface ExportedImage {
  url: string;
  alt: string;
}

export interface ImportedProduct extends Omit<Product, 'images' | 'variants'> {
  images: ExportedImage[];
  variants: (Omit<Variant, 'image'> & { imageUrl: string })[];
}

/** The products that are on sale, each from the rows with its handle. */
export function productsOf(
  rows: readonly ExportRow[],
  createdAt: string,
  shopName: string,
  definitions: MetafieldDefinitions = {},
): ImportedProduct[] {
  const types = metafieldTypesOf(rows, definitions);
  const byHandle = new Map<string, ExportRow[]>();
  let handle = '';
  for (const row of rows) {
    handle = row.handle.toLowerCase() || handle;
    if (handle !== '') byHandle.set(handle, [...(byHandle.get(handle) ?? []), row]);
  }
  const skus = new Set<string>();
  return [...byHandle].flatMap(([key, ownRows]) => {
    const [first] = ownRows;
    if (!first || !isOnSale(first)) return [];
    return [toProduct(key, first, ownRows, { createdAt, shopName, skus, types })];
  });
}

function isOnSale({ status, published }: ExportRow): boolean {
  const isActive = status === '' || status.toLowerCase() === 'active';
  return isActive && published.toLowerCase() !== 'false';
}

interface Surroundings {
  createdAt: string;
  shopName: string;
  /** Those already given: an id is derived from each. */
  skus: Set<string>;
  /** Of metafields, by namespace and key. */
  types: ReadonlyMap<string, MetafieldType>;
}

function toProduct(
  key: string,
  first: ExportRow,
  rows: readonly ExportRow[],
  { createdAt, shopName, skus, types }: Surroundings,
): ImportedProduct {
  const variantRows = rows.filter((row) => row.price !== '');
  const options = optionsOf(first, variantRows);
  const title = first.title || key;
  return {
    key,
    title,
    descriptionHtml: first.descriptionHtml,
    vendor: first.vendor || shopName,
    productType: first.type,
    tags: first.tags.split(',').flatMap((tag) => tag.trim() || []),
    isGiftCard: isTrue(first.giftCard),
    createdAt,
    ...((first.seoTitle || first.seoDescription) && {
      seo: { title: first.seoTitle || title, description: first.seoDescription },
    }),
    metafields: first.metafields.map((metafield) => ({
      ...metafield,
      type: types.get(nameOf(metafield)) ?? 'single_line_text_field',
    })),
    options: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ name: value })),
    })),
    images: imagesOf(rows),
    variants: variantRows.map((row, index) => ({
      sku: uniqueSku(row.sku || `${key}-${index + 1}`, skus),
      options: options.map(({ place, values }) => values.indexOf(row.options[place]?.value ?? '')),
      price: centsOf(row.price, key),
      ...(row.compareAtPrice !== '' && { compareAtPrice: centsOf(row.compareAtPrice, key) }),
      ...stockOf(row),
      ...contentsOf(row),
      weightGrams: Number(row.grams) || 0,
      ...(row.barcode !== '' && { barcode: row.barcode.replace(/^'/, '') }),
      imageUrl: row.variantImageUrl,
    })),
  };
}

const nameOf = ({ namespace, key }: { namespace: string; key: string }) => `${namespace}.${key}`;

function metafieldTypesOf(
  rows: readonly ExportRow[],
  definitions: MetafieldDefinitions,
): Map<string, MetafieldType> {
  const byName = Map.groupBy(
    rows.flatMap(({ metafields }) => metafields),
    nameOf,
  );
  return new Map(
    [...byName].map(([name, fields]) => [
      name,
      definitions[name] ?? inferType(fields.map(({ value }) => value)),
    ]),
  );
}

/** A product without options has one called "Title" with the value "Default Title". */
function optionsOf(first: ExportRow, rows: readonly ExportRow[]) {
  return first.options.flatMap(({ name }, place) => {
    const values = [...new Set(rows.map((row) => row.options[place]?.value ?? ''))];
    const isReal = name !== '' && values.some((value) => value !== '' && value !== 'Default Title');
    return isReal ? [{ name, place, values }] : [];
  });
}

function imagesOf(rows: readonly ExportRow[]): ExportedImage[] {
  return rows
    .filter(({ imageUrl }) => imageUrl !== '')
    .toSorted((a, b) => Number(a.imagePosition) - Number(b.imagePosition))
    .map(({ imageUrl, imageAlt }) => ({ url: imageUrl, alt: imageAlt }));
}

function stockOf(row: ExportRow): Pick<Variant, 'stock' | 'whenSoldOut'> {
  if (row.inventoryTracker === '') return { stock: untrackedStock };
  const sellsOn = ['continue', 'true'].includes(row.inventoryPolicy.toLowerCase());
  return {
    stock: Math.trunc(Number(row.inventoryQuantity) || 0),
    whenSoldOut: sellsOn ? 'continue' : 'deny',
  };
}

const metricUnits = {
  mg: { unit: 'g', factor: 0.001 },
  g: { unit: 'g', factor: 1 },
  kg: { unit: 'kg', factor: 1 },
  ml: { unit: 'ml', factor: 1 },
  cl: { unit: 'ml', factor: 10 },
  l: { unit: 'l', factor: 1 },
} as const;

function contentsOf(row: ExportRow): Pick<Variant, 'contents'> {
  const amount = Number(row.unitMeasure);
  const unit = row.unitMeasureUnit.toLowerCase();
  if (!(amount > 0) || !(unit in metricUnits)) return {};
  const metric = metricUnits[unit as keyof typeof metricUnits];
  return { contents: { amount: amount * metric.factor, unit: metric.unit } };
}

function isTrue(value: string): boolean {
  return value.toLowerCase() === 'true';
}
