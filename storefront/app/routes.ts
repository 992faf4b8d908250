import { createRequire } from 'node:module';
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import type { RouteRow } from './shop-model/route-row.ts';

// React Router reads this file with a Vite that does not know which shop is built; Node does, by its conditions
const { moduleFile, routeTable }: typeof import('./route-table.ts') = createRequire(
  import.meta.url,
)('./route-table.ts');

const languageRoot = '/:lang';

export default [
  // first: React Router ranks /cart/:lines and /:lang/search alike
  ...routeTable.filter((row) => !isUnderLanguage(row)).flatMap((row) => entryOf(row, '')),
  route(':lang', 'routes/page-frame.tsx', { caseSensitive: true }, [
    ...routeTable.filter(isUnderLanguage).flatMap((row) => entryOf(row, languageRoot)),
    ...(process.env.NODE_ENV === 'development' ? [route('_ui', 'routes/ui-gallery.tsx')] : []),
  ]),
] satisfies RouteConfig;

function isUnderLanguage({ pattern }: RouteRow): boolean {
  return pattern.startsWith(languageRoot);
}

/** Case-sensitive: two spellings of an address would be two cache entries. */
function entryOf({ pattern, module }: RouteRow, parent: string): RouteConfigEntry[] {
  const file = moduleFile(module);
  if (file === null) return [];
  const path = pattern.slice(parent.length + 1);
  return [path === '' ? index(file) : route(path, file, { caseSensitive: true })];
}
