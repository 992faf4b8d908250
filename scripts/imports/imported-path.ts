import { dirname, join } from 'node:path/posix';

/** The path of an imported file. #shop is any shop: the rules are checked with the demo's. */
export function importedPath(importer: string, specifier: string): string {
  if (specifier.startsWith('#shop/')) return specifier.replace('#shop', 'shops/kaffeelotse');
  return join(dirname(importer), specifier);
}
