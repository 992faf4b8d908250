// Writes edge/routes.vcl, the edge's part of the route table: `npm run generate edge-routes`; with --check it only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { routeModules } from '#shop/modules/routes.ts';
import { isDemo } from '../storefront/shop-folder.ts';
import { edgeRoutes } from './edge-routes-vcl.ts';

const file = fileURLToPath(new URL('../edge/routes.vcl', import.meta.url));
const wanted = edgeRoutes();
/** The demo's file has all routes of a shop without any of its own. */
const isEnough = !isDemo && routeModules.length === 0;
if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (!isEnough && readFileSync(file, 'utf8') !== wanted) {
  console.error('edge/routes.vcl differs from the route table: run npm run generate edge-routes');
  process.exitCode = 1;
}
