import type { ShopImportOptions } from './import-options.ts';
import { readShop } from './read-shop.ts';
import { type ImportReport, writeImport } from './write-import.ts';

/** Writes a catalogue directory from a running shop, or updates it; what the options leave out is the shop's. */
export async function importShop(
  directory: string,
  options: ShopImportOptions,
): Promise<ImportReport> {
  const { name, currency, country, products, collections, content } = await readShop(
    options.shop,
    options.token,
  );
  return writeImport(directory, products, collections, {
    shopName: name,
    currency,
    country,
    shipsTo: [country],
    language: 'en',
    ...options,
    content,
  });
}
