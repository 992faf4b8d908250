import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

function differencesIn(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.matchAll(/^```diff\n(.*?)^```/gms)].map(([, diff = '']) => diff);
}

const apply = (cwd: string, input: string, ...options: string[]) =>
  spawnSync('git', ['apply', ...options, '-'], { cwd, input }).status === 0;

test('the worked example of CONTRIBUTING.md applies to the code as it is', () => {
  const differences = differencesIn('CONTRIBUTING.md');
  expect(differences).toHaveLength(3);
  const all = differences.join('');
  // whoever follows it has applied it already
  expect(apply(root, all, '--check') || apply(root, all, '--check', '--reverse')).toBe(true);
});

test('the worked example of CONTRIBUTING.md has its text in every language of the interface', () => {
  const messages = 'storefront/app/i18n/messages';
  const languages = readdirSync(path.join(root, messages), { withFileTypes: true }).flatMap(
    (entry) => (entry.isDirectory() ? [entry.name] : []),
  );
  const all = differencesIn('CONTRIBUTING.md').join('');
  expect(languages.filter((one) => !all.includes(`+++ b/${messages}/${one}/error.ts`))).toEqual([]);
});

// npm run e2e examples also builds the result and looks at it
test('the worked examples of docs/worked-examples.md apply to the starter, one after the other', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'worked-examples-'));
  try {
    const own = path.join(folder, 'shops/own');
    cpSync(path.join(root, 'shops/starter'), own, { recursive: true });
    cpSync(
      path.join(root, 'shops/garden-tools/planting-calendar'),
      path.join(own, 'planting-calendar'),
      { recursive: true },
    );
    const differences = differencesIn('docs/worked-examples.md');
    expect(differences.map((diff) => apply(folder, diff))).toEqual([true, true, true, true]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
