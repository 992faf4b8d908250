import { expect, test } from 'vitest';
import { dependencyProblems } from './dependency-problems.ts';

const good = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
const lockOf = (locked: object) => ({
  packages: {
    '': {},
    storefront: {},
    'node_modules/@shop/own': { link: true },
    'node_modules/a': locked,
  },
});

test('a pinned package with a permissive licence has no problem', () => {
  expect(dependencyProblems(lockOf(good), []).problems).toEqual([]);
});

test.each([
  ['without integrity', { ...good, integrity: undefined }, 'a: no integrity in package-lock.json'],
  [
    'from a named registry',
    { ...good, resolved: 'https://registry.example/a.tgz' },
    'a: package-lock.json names a registry',
  ],
  [
    'with an install script',
    { ...good, hasInstallScript: true },
    'a: has an install script: allow it in package.json (allowScripts) or remove the package',
  ],
  ['with a copyleft licence', { ...good, license: 'GPL-3.0' }, 'a: licence GPL-3.0'],
  [
    'with a part under copyleft',
    { ...good, license: 'MIT AND GPL-3.0' },
    'a: licence MIT AND GPL-3.0',
  ],
  ['without a licence', { ...good, license: undefined }, 'a: licence unknown'],
])('a package %s is reported', (_, locked, problem) => {
  expect(dependencyProblems(lockOf(locked), []).problems).toEqual([problem]);
});

test.each([
  ['an allowed install script', { ...good, hasInstallScript: true }],
  ['a choice of licences', { ...good, license: '(GPL-3.0 OR MIT)' }],
])('%s is accepted', (_, locked) => {
  expect(dependencyProblems(lockOf(locked), ['a']).problems).toEqual([]);
});

test('an optional package for another system without integrity is listed separately', () => {
  const elsewhere = { version: '1.0.0', optional: true, os: ['win32'] };
  expect(dependencyProblems(lockOf(elsewhere), [])).toEqual({ problems: [], notPinned: ['a'] });
});
