import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rules } from './rules.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const rows = read('docs/law.md')
  .split('\n')
  .filter((line) => /^\| [a-z-]+ \| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')));

test('every rule has exactly one row', () => {
  expect(rows.map(([id]) => id).toSorted()).toEqual(Object.keys(rules).toSorted());
});

const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);

test.each(rows)('%s is met by files that exist', (_, __, ___, metBy = '') => {
  const paths = filesIn(metBy);
  expect(paths).not.toEqual([]);
  for (const path of paths) expect(existsSync(new URL(path, root)), path).toBe(true);
});

test.each(rows)('%s is proved by files with tests', (_, __, ___, ____, provedBy = '') => {
  const paths = filesIn(provedBy);
  expect(paths).not.toEqual([]);
  for (const path of paths) expect(read(path), path).toMatch(/^\s*(?:test|it)\b/m);
});
