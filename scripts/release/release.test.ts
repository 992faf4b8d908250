import { expect, test } from 'vitest';
import { notesOf, releaseProblems } from './release.ts';

const changelog = '# Changelog\n\n## Unreleased\n\nNew.\n\n## 0.2.0 (2026-12-01)\n\nOld.\n';
const ready = {
  versions: new Map([
    ['.', '0.2.0'],
    ['sandbox', '0.2.0'],
  ]),
  changelog,
  tags: ['v0.1.0'],
  changedFiles: [],
};

test.each([
  ['0.2.0', 'Old.'],
  ['Unreleased', 'New.'],
  ['0.2', null],
])('the notes of %s are its section of the changelog', (title, notes) => {
  expect(notesOf(changelog, title)).toBe(notes);
});

test('a version with notes, without a tag and with everything committed can be released', () => {
  expect(releaseProblems(ready)).toEqual([]);
});

test('what is missing is named', () => {
  const versions = new Map([
    ['.', '0.1.0'],
    ['sandbox', '0.2.0'],
  ]);
  expect(releaseProblems({ ...ready, versions, changedFiles: ['README.md'] })).toEqual([
    'sandbox/package.json has version 0.2.0, not 0.1.0',
    'CHANGELOG.md has no section 0.1.0',
    'the tag v0.1.0 exists already',
    'not committed: README.md',
  ]);
});
