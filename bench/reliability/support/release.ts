import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const storefront = path.join(root, 'storefront');
const assetsFolder = 'build/client/assets';
const hashedName = /^(.+)-([\w-]{8})\.(js|css)$/;
const isText = (name: string) => /\.(js|css|json|html|map)$/.test(name);

/**
 * A copy of the storefront whose build is another release: every script and stylesheet has another name, the database one
 * more migration. The files of the present release are kept as docs/deployment.md says. Returns its folder.
 */
export async function createNextRelease(folder: string): Promise<string> {
  const next = await copyRelease(path.join(folder, 'next-release/storefront'));
  const assets = path.join(next, assetsFolder);
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
  await keepAssets(storefront, next);
  await addMigration(next);
  return next;
}

/** Another one in every run: the database is kept. */
export const nextMigration = `9999-${Date.now()}`;

async function addMigration(release: string): Promise<void> {
  const file = path.join(release, 'server/newsletter/migrate.ts');
  const start = 'const migrations = {';
  const text = await readFile(file, 'utf8');
  if (!text.includes(start)) throw new Error(`${file} has no ${start}`);
  const up = `(db) => db.schema.createTable('newsletter.next_release').ifNotExists().addColumn('id', 'integer').execute()`;
  await writeFile(file, text.replace(start, `${start} '${nextMigration}': { up: ${up} },`));
}

/** The present release again, with the files of the next one: pages that were cached meanwhile name them. */
export async function createRollback(folder: string, next: string): Promise<string> {
  const rollback = await copyRelease(path.join(folder, 'rollback/storefront'));
  await keepAssets(next, rollback);
  return rollback;
}

async function copyRelease(copy: string): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  const left = new Set(['node_modules', '.react-router']);
  await cp(storefront, copy, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)),
  });
  // packages of which the workspace has its own version
  await symlink(path.join(storefront, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

async function keepAssets(previous: string, release: string): Promise<void> {
  const folders = [previous, release].map((one) => path.join(one, assetsFolder));
  await run(path.join(root, 'deploy/keep-assets.sh'), folders);
}
