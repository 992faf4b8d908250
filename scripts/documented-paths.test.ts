import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
})
  .toString()
  .split('\n');

// the changelog speaks of the past
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

test.each(documents)('%s names only files that exist', (document) => {
  const text = readFileSync(new URL(document, root), 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|vcl|vtc|mjs|css|graphql))`/g)].map(
    ([, name = '']) => name,
  );
  const missing = named.filter((name) => {
    const end = name.replace(/^(?:\.{0,2}\/)+/, '');
    return !files.some((file) => file === end || file.endsWith(`/${end}`));
  });
  expect(missing).toEqual([]);
});
