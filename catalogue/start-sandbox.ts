import { existsSync } from 'node:fs';
import path from 'node:path';
import { importArguments } from '../sandbox/import/arguments.ts';
import { runImport } from '../sandbox/import/run-import.ts';
import { generateCatalogue } from './generate-catalogue.ts';

// Starts the sandbox with the goods of --products or --shop, of SANDBOX_CATALOGUE, of the shop's folder, or else of the
// demo catalogue.

process.env.SANDBOX_DATA_DIR ||= path.join(import.meta.dirname, '../.data');
const importOptions = importArguments(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
if (importOptions) {
  const directory = path.resolve(process.env.SANDBOX_DATA_DIR, 'imported-catalogue');
  const report = await runImport(directory, importOptions);
  const { products, variants, collections, pictures, missingPictures } = report;
  console.log(
    `imported ${products} products, ${variants} variants, ${collections} collections and ${pictures} pictures to ${directory}`,
  );
  for (const url of missingPictures) console.warn(`missing picture: ${url}`);
  process.env.SANDBOX_CATALOGUE = directory;
}
process.env.SANDBOX_CATALOGUE ||=
  folderOf(process.env.SHOP) ??
  (await generateCatalogue(undefined, (message) => console.log(message)));
await import('../sandbox/server/main.ts');

/** The goods that lie in a shop's own folder. */
function folderOf(shop: string | undefined): string | null {
  if (!shop) return null;
  const folder = path.join(import.meta.dirname, '../shops', shop, 'catalogue');
  return existsSync(path.join(folder, 'shop.json')) ? folder : null;
}
