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
 * Pages link the stylesheets of the browser's build. The server's build has one of its own: a class that is only there
 * would have no style in any page, so the build fails; otherwise nobody needs it.
 */
export function keepLinkedStyles(buildFolder: string) {
  const folder = join(buildFolder, 'client', 'assets');
  const server = scriptsIn(join(buildFolder, 'server')).join('\n');
  const files = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const linked = files.filter((name) => server.includes(name));
  if (linked.length === 0) throw new Error('the server build names no stylesheet');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const css = linked.map(read).join('\n');
  for (const name of files.filter((each) => !linked.includes(each))) {
    const missing = missingClasses(read(name), css);
    if (missing.length > 0) {
      throw new Error(`classes without a style in the browser's build: ${missing.join(', ')}`);
    }
    rmSync(join(folder, name));
  }
}

/** The build may be one file or several. */
function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}
