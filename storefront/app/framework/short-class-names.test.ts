import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('**/*.module.css', { cwd: app }).map((file) => `${app}${file}`);

test('every class of every module has its own name', () => {
  const { nameOf } = shortClassNames(app);
  const names = files.flatMap((file) => ['a', 'b'].map((name) => nameOf(name, file)));
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[A-Z]+\d+$/.test(name))).toEqual([]);
});

test('a class keeps its name, in browser and server build', () => {
  const [file = ''] = files;
  const { nameOf } = shortClassNames(app);
  const first = nameOf('card', file);
  nameOf('title', file);
  expect(nameOf('card', file)).toBe(first);
});

test('the order in which files are built does not matter', () => {
  const names = (order: string[]) => {
    const { nameOf } = shortClassNames(app);
    return new Map(order.map((file) => [file, nameOf('card', file)]));
  };
  const reversed = names(files.toReversed());
  expect([...names(files)].filter(([file, name]) => reversed.get(file) !== name)).toEqual([]);
});

test('a file from elsewhere is an error', () => {
  expect(() => shortClassNames(app).nameOf('card', '/elsewhere/card.module.css')).toThrow(
    'elsewhere',
  );
});

test('the file of a class is known by its name', () => {
  const { nameOf, moduleOf } = shortClassNames(app);
  const found = files.map((file) => `${app}${moduleOf(nameOf('card', file))}`);
  expect(found).toEqual(files);
  expect(moduleOf('card')).toBeUndefined();
});
