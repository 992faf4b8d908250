import { parseSync } from 'oxc-parser';

interface Imports {
  /** Everything a module imports, re-exports or loads dynamically, as written. */
  all: string[];
  /** Without type-only imports, which the compiler erases. */
  runtime: string[];
}

export function readImports(path: string, text: string): Imports {
  const { module } = parseSync(path, text);
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    name: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
    );
  const dynamic = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .filter((source) => /^['"]/.test(source))
    .map((source) => ({ name: source.slice(1, -1), isType: false }));
  const found = [...imported, ...exported, ...dynamic];
  const names = (imports: typeof found) => [...new Set(imports.map(({ name }) => name))];
  return { all: names(found), runtime: names(found.filter(({ isType }) => !isType)) };
}
