import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const classPattern = /\.(-?[a-z_][\w-]*)(?=[^{}]*\{)/gi;

const classesIn = (css: string) =>
  new Set([...css.matchAll(classPattern)].map(([, name = '']) => name));

/** Classes of one stylesheet that another does not have. */
export function missingClasses(css: string, other: string): string[] {
  const known = classesIn(other);
  return [...classesIn(css)].filter((name) => !known.has(name));
}

/**
 * Pages link the stylesheet of the browser's build. The server's build has one of its own: a class that is only there
 * would have no style in any page, so the build fails; otherwise nobody needs it.
 */
export function keepOneStylesheet(buildFolder: string) {
  const folder = join(buildFolder, 'client', 'assets');
  const linked = /style-[\w-]+\.css/.exec(
    readFileSync(join(buildFolder, 'server', 'index.js'), 'utf8'),
  )?.[0];
  if (!linked) throw new Error('the server build names no stylesheet');
  const css = readFileSync(join(folder, linked), 'utf8');
  for (const name of readdirSync(folder)) {
    if (!/^style-.*\.css$/.test(name) || name === linked) continue;
    const missing = missingClasses(readFileSync(join(folder, name), 'utf8'), css);
    if (missing.length > 0) {
      throw new Error(`classes without a style in the browser's build: ${missing.join(', ')}`);
    }
    rmSync(join(folder, name));
  }
}
