import { importedPath } from './imported-path.ts';

export interface SourceFile {
  path: string;
  /** Relative imports and those of #shop as written, including type imports. */
  imports: string[];
}

type AllowedImports = Record<string, readonly string[]>;

/** One line for each import that is not allowed. */
export function forbiddenImports(files: SourceFile[], allowedImports: AllowedImports): string[] {
  const names = Object.keys(allowedImports).sort((a, b) => b.length - a.length);
  const moduleOf = (path: string) =>
    names.find((name) => path === name || path.startsWith(`${name}/`));

  return files.flatMap(({ path, imports }) => {
    const from = moduleOf(path);
    if (!from)
      return [`${path} belongs to no module: add its folder to scripts/imports/allowed-imports.ts`];
    return imports.flatMap((specifier) => {
      const target = importedPath(path, specifier);
      const to = moduleOf(target);
      if (!to) return [`${path} imports ${target}, which belongs to no module`];
      const allowed = to === from || allowedImports[from]?.includes(to);
      return allowed ? [] : [`${path} imports ${target}: ${from} may not import from ${to}`];
    });
  });
}

const commerce = 'storefront/app/commerce';

/** The subjects of commerce are in an order: each may import those before it. */
export function wrongSubjects(files: SourceFile[], subjects: readonly string[]): string[] {
  const placeOf = (path: string) =>
    subjects.findIndex((subject) => path.startsWith(`${commerce}/${subject}/`));
  return files
    .filter(({ path }) => path.startsWith(`${commerce}/`))
    .flatMap(({ path, imports }) => {
      if (placeOf(path) < 0)
        return [`${path} is in no subject of commerce: see scripts/imports/allowed-imports.ts`];
      return imports
        .map((specifier) => importedPath(path, specifier))
        .filter((target) => placeOf(target) > placeOf(path))
        .map((target) => `${path} imports ${target}, a later subject of commerce`);
    });
}

/** `commerce` is framework-independent: pure functions and data, no React. */
export function reactInCommerce(files: { path: string; packages: string[] }[]): string[] {
  return files
    .filter(({ path }) => path.startsWith(`${commerce}/`))
    .filter(({ packages }) => packages.some((name) => /^react(-|$|\/)/.test(name)))
    .map(({ path }) => `${path} imports React, which commerce may not`);
}
