// Writes docs/cart-codes.md: `npm run generate cart-codes`; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeCartCodes } from './describe-cart-codes.ts';

const file = fileURLToPath(new URL('../../docs/cart-codes.md', import.meta.url));
const page = describeCartCodes();

if (!process.argv.includes('--check')) {
  writeFileSync(file, page);
} else if (readFileSync(file, 'utf8') !== page) {
  console.error('docs/cart-codes.md is out of date: run npm run generate cart-codes');
  process.exitCode = 1;
} else {
  console.log('cart codes: docs/cart-codes.md is up to date');
}
