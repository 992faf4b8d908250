import { importedPath } from './imported-path.ts';

interface Module {
  path: string;
  /** As written. */
  imports: string[];
}

/** One line for each group of modules that import each other, directly or through others (Tarjan's algorithm). */
export function importCycles(modules: Module[]): string[] {
  const paths = new Set(modules.map(({ path }) => path));
  const imports = new Map(
    modules.map((module) => [
      module.path,
      module.imports.map((name) => importedPath(module.path, name)).filter((to) => paths.has(to)),
    ]),
  );
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[] = [];

  function visit(path: string): number {
    const own = index.size;
    index.set(path, own);
    lowest.set(path, own);
    stack.push(path);
    for (const to of imports.get(path) ?? []) {
      const reached = index.has(to) ? (stack.includes(to) ? index.get(to) : own) : visit(to);
      lowest.set(path, Math.min(lowest.get(path) ?? own, reached ?? own));
    }
    if (lowest.get(path) === own) {
      const group = stack.splice(stack.indexOf(path));
      if (group.length > 1 || imports.get(path)?.includes(path)) {
        cycles.push(`import cycle: ${group.join(' → ')}`);
      }
    }
    return lowest.get(path) ?? own;
  }

  for (const path of paths) if (!index.has(path)) visit(path);
  return cycles;
}
