import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const script = path.resolve(import.meta.dirname, '../deploy/keep-assets.sh');
const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const longAgo = Date.now() / 1000 - 100 * 86_400;

/** The build of a release with one file of its own; the result is its folder. */
function build(name: string): string {
  const assets = path.join(folder, name);
  mkdirSync(assets);
  writeFileSync(path.join(assets, `${name}.js`), '');
  return assets;
}
const keep = (previous: string, next: string) => execFileSync(script, [previous, next]);
const scriptsOf = (assets: string) => readdirSync(assets).filter((name) => name.endsWith('.js'));

test('the previous release is kept whole, however old; what it had kept itself is left behind after 30 days', () => {
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map(build);
  if (!first || !second || !third || !fourth) throw new Error('no folders');
  utimesSync(path.join(first, 'first.js'), longAgo, longAgo);
  keep(first, second);
  expect(scriptsOf(second)).toEqual(['first.js', 'second.js']);
  utimesSync(path.join(second, 'second.js'), longAgo, longAgo);
  keep(second, third);
  expect(scriptsOf(third)).toEqual(['second.js', 'third.js']);
  // a recent one is still asked for
  keep(third, fourth);
  expect(scriptsOf(fourth)).toEqual(['fourth.js', 'third.js']);
  utimesSync(path.join(third, 'second.js'), Date.now() / 1000, Date.now() / 1000);
  const fifth = build('fifth');
  keep(third, fifth);
  expect(scriptsOf(fifth)).toEqual(['fifth.js', 'second.js', 'third.js']);
});
