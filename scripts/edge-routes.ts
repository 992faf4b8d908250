// Writes edge/routes.vcl, the edge's part of the route table: `npm run generate edge-routes`; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { edgeRoutes } from './edge-routes-vcl.ts';

const file = fileURLToPath(new URL('../edge/routes.vcl', import.meta.url));
const wanted = edgeRoutes();
if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (readFileSync(file, 'utf8') !== wanted) {
  console.error('edge/routes.vcl differs from the route table: run npm run generate edge-routes');
  process.exitCode = 1;
}
