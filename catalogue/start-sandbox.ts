import path from 'node:path';
import { importArguments } from '../sandbox/import/arguments.ts';
import { runImport } from '../sandbox/import/run-import.ts';
import { generateCatalogue } from './generate-catalogue.ts';

// Starts the sandbox with the goods of --products or --shop, of SANDBOX_CATALOGUE, or else of the demo catalogue.

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
process.env.SANDBOX_CATALOGUE ||= await generateCatalogue(undefined, (message) =>
  console.log(message),
);
await import('../sandbox/server/main.ts');
