import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const text = readFileSync(new URL('CONTRIBUTING.md', root), 'utf8');
const differences = [...text.matchAll(/^```diff\n(.*?)^```/gms)].map(([, diff = '']) => diff);

test('the worked example of CONTRIBUTING.md applies to the code as it is', () => {
  expect(differences).toHaveLength(3);
  const apply = () =>
    execFileSync('git', ['apply', '--check', '-'], { cwd: root, input: differences.join('') });
  expect(apply).not.toThrow();
});
