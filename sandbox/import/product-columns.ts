/** What a row of the platform's product export says, whichever names its columns have. */
export interface ExportRow {
  handle: string;
  title: string;
  descriptionHtml: string;
  vendor: string;
  type: string;
  tags: string;
  published: string;
  status: string;
  options: { name: string; value: string }[];
  sku: string;
  price: string;
  compareAtPrice: string;
  barcode: string;
  inventoryTracker: string;
  inventoryQuantity: string;
  inventoryPolicy: string;
  grams: string;
  unitMeasure: string;
  unitMeasureUnit: string;
  imageUrl: string;
  imagePosition: string;
  imageAlt: string;
  variantImageUrl: string;
  giftCard: string;
  seoTitle: string;
  seoDescription: string;
  metafields: { namespace: string; key: string; value: string }[];
}

type Column = Exclude<keyof ExportRow, 'options' | 'metafields'>;

/** The older and the current name of each column. */
const columnNames: Record<Column, readonly string[]> = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  descriptionHtml: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  sku: ['Variant SKU', 'SKU'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  inventoryTracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  inventoryQuantity: ['Variant Inventory Qty', 'Inventory quantity'],
  inventoryPolicy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  unitMeasure: ['Unit Price Total Measure', 'Unit price total measure'],
  unitMeasureUnit: ['Unit Price Total Measure Unit', 'Unit price total measure unit'],
  imageUrl: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position', 'Image position'],
  imageAlt: ['Image Alt Text', 'Image alt text'],
  variantImageUrl: ['Variant Image', 'Variant image URL'],
  giftCard: ['Gift Card', 'Gift card'],
  seoTitle: ['SEO Title', 'SEO title'],
  seoDescription: ['SEO Description', 'SEO description'],
};
const neededColumns: readonly Column[] = ['handle', 'title', 'price'];
const optionPlaces = [1, 2, 3];
const metafieldColumn = /\(product\.metafields\.([^.)]+)\.([^)]+)\)$/;

export function readExportRows(records: readonly Record<string, string>[]): ExportRow[] {
  const [first] = records;
  if (!first) throw new Error('The CSV file has no products.');
  for (const column of neededColumns) {
    const names = columnNames[column];
    if (names.some((name) => name in first)) continue;
    throw new Error(`The CSV file has no column ${names.map((it) => `"${it}"`).join(' or ')}.`);
  }
  return records.map(readRow);
}

function readRow(record: Record<string, string>): ExportRow {
  const cell = (...names: readonly string[]) =>
    names.map((name) => record[name]?.trim()).find((value) => value) ?? '';
  const columns = Object.fromEntries(
    Object.entries(columnNames).map(([column, names]) => [column, cell(...names)]),
  ) as Record<Column, string>;
  return {
    ...columns,
    options: optionPlaces.map((place) => ({
      name: cell(`Option${place} Name`, `Option${place} name`),
      value: cell(`Option${place} Value`, `Option${place} value`),
    })),
    metafields: Object.entries(record).flatMap(([name, value]) => {
      const [, namespace, key] = metafieldColumn.exec(name) ?? [];
      return namespace && key && value ? [{ namespace, key, value }] : [];
    }),
  };
}
