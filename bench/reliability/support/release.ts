import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const hashedName = /^(.+)-([\w-]{8})\.(js|css)$/;
const isText = (name: string) => /\.(js|css|json|html|map)$/.test(name);

/**
 * A copy of the storefront whose build is another release: every script and stylesheet has another name. The files of the
 * present release are kept as docs/deployment.md says. Returns its folder.
 */
export async function createNextRelease(folder: string): Promise<string> {
  const storefront = path.join(root, 'storefront');
  const next = path.join(folder, 'next-release/storefront');
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  const left = new Set(['node_modules', '.react-router']);
  await cp(storefront, next, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  // packages of which the workspace has its own version
  await symlink(path.join(storefront, 'node_modules'), path.join(next, 'node_modules'));
  const assets = path.join(next, 'build/client/assets');
  const names = new Map<string, string>();
  for (const name of await readdir(assets)) {
    // written from the old content
    if (/\.(br|gz)$/.test(name)) await rm(path.join(assets, name));
    const [, start = '', hash = '', ending = ''] = hashedName.exec(name) ?? [];
    if (hash) names.set(name, `${start}-${[...hash].toReversed().join('')}.${ending}`);
  }
  for (const [old, renamed] of names)
    await rename(path.join(assets, old), path.join(assets, renamed));
  const anyName = new RegExp(
    [...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  );
  for (const name of await readdir(path.join(next, 'build'), { recursive: true })) {
    if (!isText(name)) continue;
    const file = path.join(next, 'build', name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(anyName, (old) => names.get(old) ?? old),
    );
  }
  await run(path.join(root, 'deploy/keep-assets.sh'), [
    path.join(storefront, 'build/client/assets'),
    assets,
  ]);
  return next;
}
