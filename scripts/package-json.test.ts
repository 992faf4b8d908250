import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = new URL('../', import.meta.url);
const versions = z.record(z.string(), z.string()).default({});
const packageJson = z.object({
  workspaces: z.array(z.string()).default([]),
  scripts: versions,
  dependencies: versions,
  devDependencies: versions,
});
const read = (folder: string) =>
  packageJson.parse(JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8')));
const { scripts, workspaces } = read('');
const development = readFileSync(new URL('docs/development.md', root), 'utf8');

test('docs/development.md lists every npm script, and no other', () => {
  const listed = [...development.matchAll(/^\| `npm run ([\w:]+)`/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('the five scripts for newcomers come first in package.json, in the documented order', () => {
  const [first = ''] = development.split('## Run');
  const listed = [...first.matchAll(/^\| `npm run ([\w:]+)`/gm)].map(([, name]) => name);
  expect(Object.keys(scripts).slice(0, 5)).toEqual(listed);
});

test('npm runs no script by itself: the image installs packages before the scripts are there', () => {
  const lifecycle = /^((pre|post)?(install|prepare|publish|pack|version)|prepublish|dependencies)$/;
  expect(Object.keys(scripts).filter((name) => lifecycle.test(name))).toEqual([]);
});

test('workspaces that use the same package ask for the same version', () => {
  const packages = ['', ...workspaces.map((name) => `${name}/`)].map(read);
  const wanted = packages.flatMap(({ dependencies, devDependencies }) =>
    Object.entries({ ...dependencies, ...devDependencies }),
  );
  const byName = Map.groupBy(wanted, ([name]) => name);
  const different = [...byName].filter(([, uses]) => new Set(uses.map(([, v]) => v)).size > 1);
  expect(different).toEqual([]);
});
