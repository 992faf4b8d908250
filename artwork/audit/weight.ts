import { globSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const folders = '{catalogue/images,storefront/app,shops,docs}';

/** Megabytes of all pictures in the repository together. */
export function picturesWeight(): number {
  const files = globSync(`${folders}/**/*.{webp,png,jpg,avif,svg}`, { cwd: root });
  return files.reduce((sum, file) => sum + statSync(path.join(root, file)).size, 0) / 1e6;
}
