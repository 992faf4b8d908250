import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { groups } from './tasks/groups.ts';

const root = new URL('../', import.meta.url);
const versions = z.record(z.string(), z.string()).default({});
const packageJson = z.object({
  workspaces: z.array(z.string()).default([]),
  imports: z.unknown().optional(),
  scripts: versions,
  dependencies: versions,
  devDependencies: versions,
});
const read = (folder: string) =>
  packageJson.parse(JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8')));
const { scripts: all, workspaces } = read('');
// npm calls it after an install: it removes a second copy of Node with its headers
const { postinstall, ...scripts } = all;
const development = readFileSync(new URL('docs/development.md', root), 'utf8');

test('docs/development.md lists every npm script, and no other', () => {
  const listed = [...development.matchAll(/^\| `npm run ([\w:]+)`/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('there are at most 25 npm scripts, and every group of tasks is one', () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(25);
  expect(scripts).toMatchObject(
    Object.fromEntries(
      Object.keys(groups).map((name) => [name, `node scripts/tasks/main.ts ${name}`]),
    ),
  );
});

test('the five scripts for newcomers come first in package.json, in the documented order', () => {
  const [first = ''] = development.split('## All commands');
  const listed = [...first.matchAll(/^\| `npm run ([\w:]+)`/gm)].map(([, name]) => name);
  expect(Object.keys(scripts).slice(0, 5)).toEqual(listed);
});

test('npm runs no file by itself: the image installs packages before the files are there', () => {
  expect(postinstall).toMatch(/^node -e "fs\.rmSync\('node_modules\//);
  const lifecycle = /^((pre|post)?(install|prepare|publish|pack|version)|prepublish|dependencies)$/;
  expect(Object.keys(scripts).filter((name) => lifecycle.test(name))).toEqual([]);
});

test('#shop leads to the same folder from everywhere', () => {
  const all = ['', 'storefront/', 'e2e/', 'artwork/'].map((folder) => read(folder).imports);
  expect(new Set(all.map((imports) => JSON.stringify(imports))).size).toBe(1);
});

test('every script of the storefront that runs the server does it for the shop of SHOP', () => {
  const running = Object.values(read('storefront/').scripts).filter((one) =>
    one.includes(' server/'),
  );
  expect(running.length).toBeGreaterThan(5);
  expect(running.filter((one) => !one.includes('--conditions=shop-${SHOP:-'))).toEqual([]);
});

test('workspaces that use the same package ask for the same version', () => {
  const packages = [
    '',
    ...globSync(
      workspaces.map((name) => `${name}/package.json`),
      { cwd: root },
    ).map((path) => path.replace('package.json', '')),
  ].map(read);
  const wanted = packages.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const byName = Map.groupBy(wanted, ([name]) => name);
  const different = [...byName].filter(([, uses]) => new Set(uses.map(([, v]) => v)).size > 1);
  expect(different).toEqual([]);
});
