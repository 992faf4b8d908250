import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const text = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');
const differences = [...text.matchAll(/^```diff\n(.*?)^```/gms)].map(([, diff = '']) => diff);

const canApply = (...options: string[]) => {
  const input = differences.join('');
  const { status } = spawnSync('git', ['apply', '--check', ...options, '-'], { cwd: root, input });
  return status === 0;
};

test('the worked example of CONTRIBUTING.md applies to the code as it is', () => {
  expect(differences).toHaveLength(3);
  // whoever follows it has applied it already
  expect(canApply() || canApply('--reverse')).toBe(true);
});
