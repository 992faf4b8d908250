import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')));
const [unreleased, ...released] = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(
  ([, title = '']) => title,
);

test('the changelog begins with what is not released, then every release with its date, newest first', () => {
  expect(unreleased).toBe('Unreleased');
  const numbers = released.map((title) => {
    const [, number = ''] = /^(\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/.exec(title) ?? [];
    expect(number, title).not.toBe('');
    return number;
  });
  expect(new Set(numbers).size, 'each release once').toBe(numbers.length);
  const newestFirst = numbers.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  expect(numbers).toEqual(newestFirst);
  // before the first release there is none to compare with
  expect(numbers[0] ?? version).toBe(version);
});
