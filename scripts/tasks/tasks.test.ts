import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groups } from './groups.ts';
import { listOf } from './list.ts';

const root = new URL('../../', import.meta.url);
const tasks = Object.entries(groups).flatMap(([group, named]) =>
  Object.entries(named).map(([name, task]) => ({ name: `${group} ${name}`, ...task })),
);

test('every file that a task runs exists', () => {
  const files = tasks.flatMap(({ name, command }) =>
    [...command.matchAll(/(?:node|bash) ([\w/.-]+)/g)].map(([, file = '']) => ({ name, file })),
  );
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter(({ file }) => !existsSync(new URL(file, root)))).toEqual([]);
});

test('a list says for each name how long it takes, what it needs and what it is for', () => {
  const list = listOf('bench', {
    light: { about: 'weight', command: 'x', takes: '1 min', needs: ['build', 'chromium'] },
    'search-paint': { about: 'time', command: 'y', takes: '40 s' },
  });
  expect(list.split('\n')).toEqual([
    'npm run bench <name>',
    '',
    'light         1 min  build, chromium  weight',
    'search-paint  40 s                    time',
  ]);
});
