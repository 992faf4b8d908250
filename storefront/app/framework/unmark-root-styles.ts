import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * React Router ends the address of a stylesheet that lazy parts need, too, with '#': its link may leave with its route, so
 * Vite is to load it once more. The root's link never leaves, and a second copy of its fonts would make browsers lay out
 * the page again at the first interaction (half a second on a phone).
 */
export function unmarkRootStyles(buildFolder: string) {
  const manifests = globSync(`${buildFolder}/client/assets/manifest-*.js`);
  const marked = new Set(
    manifests.flatMap((file) =>
      markedStyles(/"entry":\{.*?\}/.exec(readFileSync(file, 'utf8'))?.[0]),
    ),
  );
  for (const file of [...manifests, `${buildFolder}/server/index.js`]) {
    let text = readFileSync(file, 'utf8');
    for (const address of marked) text = text.replaceAll(address, address.slice(0, -1));
    writeFileSync(file, text);
  }
}

const markedStyles = (text = '') => text.match(/[^"]+\.css#/g) ?? [];
