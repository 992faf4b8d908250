import type { ImportOptions, ShopImportOptions } from './import-options.ts';
import { importProducts } from './import-products.ts';
import { importShop } from './import-shop.ts';
import type { ImportReport } from './write-import.ts';

export const runImport = (
  directory: string,
  options: ImportOptions | ShopImportOptions,
): Promise<ImportReport> =>
  'shop' in options ? importShop(directory, options) : importProducts(directory, options);
