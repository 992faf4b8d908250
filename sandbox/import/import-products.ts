import { readFile, stat } from 'node:fs/promises';
import { collectionRulesSchema, collectionsByRule, collectionsByType } from './collections.ts';
import { defaultContent } from './default-content.ts';
import { definitionsSchema } from './definitions.ts';
import type { ImportOptions } from './import-options.ts';
import { parseCsv } from './parse-csv.ts';
import { readExportRows } from './product-columns.ts';
import { productsOf } from './products.ts';
import { type ImportReport, writeImport } from './write-import.ts';

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
  return writeImport(directory, imported, collections, {
    ...options,
    content: defaultContent(options, collections),
  });
}
