/** How a word in the index says which field it stands in. */
export const fieldTags = {
  TITLE: 't',
  VENDOR: 'v',
  PRODUCT_TYPE: 'p',
  VARIANTS_TITLE: 'n',
  VARIANTS_SKU: 's',
  TAG: 'g',
  BODY: 'b',
} as const;

export type IndexedField = keyof typeof fieldTags;
export type SearchableField = IndexedField | 'AUTHOR' | 'VARIANTS_BARCODE';

export const allFields = Object.keys(fieldTags) as IndexedField[];
/** Where a hit counts most. */
export const titleFields: IndexedField[] = ['TITLE', 'PRODUCT_TYPE'];
/** Where a hit counts more than in tags and descriptions. */
export const mainFields: IndexedField[] = [
  ...titleFields,
  'VENDOR',
  'VARIANTS_TITLE',
  'VARIANTS_SKU',
];
/** Where typos are tolerated; also the default of `predictiveSearch`. */
export const predictiveFields: IndexedField[] = [
  'TITLE',
  'PRODUCT_TYPE',
  'VARIANTS_TITLE',
  'VENDOR',
];

/** The sandbox's products have neither authors nor barcodes, so nothing is ever found by them. */
export function isIndexed(field: SearchableField): field is IndexedField {
  return field in fieldTags;
}
