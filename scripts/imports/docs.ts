// Writes the table of modules in docs/architecture.md from allowed-imports.ts: `npm run generate architecture`; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allowedImports } from './allowed-imports.ts';
import { architectureTable, withTable } from './architecture-table.ts';
import { moduleDescriptions } from './module-descriptions.ts';

const file = fileURLToPath(new URL('../../docs/architecture.md', import.meta.url));
const page = readFileSync(file, 'utf8');
const wanted = withTable(page, architectureTable(Object.keys(allowedImports), moduleDescriptions));

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (page !== wanted) {
  console.error(
    'docs/architecture.md differs from scripts/imports/allowed-imports.ts: run npm run generate architecture',
  );
  process.exitCode = 1;
} else {
  console.log('architecture: the table of modules is up to date');
}
