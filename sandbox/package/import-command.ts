import path from 'node:path';
import { importArguments } from '../import/arguments.ts';
import { importProducts } from '../import/import-products.ts';

export const importUsage = `storefront-sandbox import <folder> --products <csv> [options]   makes a catalogue of a product export

  --images <folder>        where pictures are looked for by name before they are downloaded
  --collections <json>     rules of collections; one for each type of product if left out
  --definitions <json>     types of metafields by "namespace.key"; inferred from the values if left out
  --name, --language, --currency, --country, --ships-to DE,AT`;

/** Returns the exit code. */
export async function runImport([folder, ...args]: string[]): Promise<number> {
  const options = importArguments(args, process.cwd());
  if (!folder || !options) throw new Error(importUsage);
  const report = await importProducts(path.resolve(folder), options);
  console.log(
    `${report.products} products, ${report.variants} variants, ${report.collections} collections, ${report.pictures} pictures in ${folder}`,
  );
  for (const url of report.missingPictures) console.error(`no picture at ${url}`);
  return 0;
}
