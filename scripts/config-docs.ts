// Generates docs/configuration.md from the environment schema; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeSettings } from '../storefront/server/config/config-page.ts';

const file = fileURLToPath(new URL('../docs/configuration.md', import.meta.url));
const page = describeSettings();

if (!process.argv.includes('--check')) {
  writeFileSync(file, page);
} else if (readFileSync(file, 'utf8') !== page) {
  console.error('docs/configuration.md is out of date: run npm run generate configuration');
  process.exitCode = 1;
} else {
  console.log('configuration: docs/configuration.md is up to date');
}
