import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const css = '.card { width: 1.5em } .card:hover .title { color: red }';

test('a class is named by its file and its place in it, the same in every build', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'styles-'));
  await mkdir(path.join(folder, 'ui'));
  const [card, button] = ['card.module.css', 'ui/button.module.css'].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  await writeFile(card, css);
  await writeFile(button, css);
  const nameOf = shortClassNames(folder);
  expect(nameOf('card', card, css)).toBe('aA0');
  expect(nameOf('title', `${card}?used`, css)).toBe('aA1');
  expect(nameOf('card', button, css)).toBe('aB0');
  expect(() => nameOf('card', '/elsewhere.module.css', css)).toThrow('is not below');
});
