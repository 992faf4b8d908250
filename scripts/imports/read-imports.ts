import { parseSync } from 'oxc-parser';

/** Everything a module imports, re-exports or loads dynamically, types included, as written. */
export function readImports(path: string, text: string): string[] {
  const { module } = parseSync(path, text);
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []);
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .filter((source) => /^['"]/.test(source))
    .map((source) => source.slice(1, -1));
  return [...new Set([...imported, ...exported, ...dynamic])];
}
