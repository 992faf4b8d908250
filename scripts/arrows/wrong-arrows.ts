import { dirname, join } from 'node:path/posix';

export interface SourceFile {
  path: string;
  /** Relative imports as written, types included: a type ties rooms together as well. */
  imports: string[];
}

type Rooms = Record<string, readonly string[]>;

/** One line for each import that points where the house does not allow it. */
export function wrongArrows(files: SourceFile[], rooms: Rooms): string[] {
  const names = Object.keys(rooms).sort((a, b) => b.length - a.length);
  const roomOf = (path: string) =>
    names.find((name) => path === name || path.startsWith(`${name}/`));

  return files.flatMap(({ path, imports }) => {
    const from = roomOf(path);
    if (!from) return [`${path} stands in no room: add its folder to scripts/arrows/rooms.ts`];
    return imports.flatMap((specifier) => {
      const target = join(dirname(path), specifier);
      const to = roomOf(target);
      if (!to) return [`${path} imports ${target}, which stands in no room`];
      const allowed = to === from || rooms[from]?.includes(to);
      return allowed ? [] : [`${path} imports ${target}: ${from} may not import from ${to}`];
    });
  });
}

/** `commerce` is plain rules and data: no React, so that any framework could show it. */
export function reactInCommerce(files: { path: string; packages: string[] }[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('storefront/app/commerce/'))
    .filter(({ packages }) => packages.some((name) => /^react(-|$|\/)/.test(name)))
    .map(({ path }) => `${path} imports React: commerce does without`);
}
