import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sectionsIn } from './specification/rules.ts';

const root = path.resolve(import.meta.dirname, '..');
const documents = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(path.join(root, file)));

/** Relative links of a document, as paths from the root. */
function linksOf(document: string): string[] {
  const text = readFileSync(path.join(root, document), 'utf8');
  return [...text.matchAll(/\]\((?!https?:|\/|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) =>
    path.join(path.dirname(document), target),
  );
}

test('docs/README.md lists every document', () => {
  const listed = new Set(linksOf('docs/README.md'));
  // the index itself, the front page, templates, and what has an index of its own
  const isElsewhere = (file: string) =>
    ['docs/README.md', 'README.md'].includes(file) ||
    /^\.github\/|decisions\/\d|specification\/[a-z]/.test(file);
  const missing = documents.filter((file) => !isElsewhere(file) && !listed.has(file));
  expect(missing).toEqual([]);
});

test.each(documents)('every relative link of %s leads to a file', (document) => {
  const dead = linksOf(document).filter((target) => !existsSync(path.join(root, target)));
  expect(dead).toEqual([]);
});

test.each(documents)('every section that %s links to exists', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\(([^):\s]*\.md)?#([^)\s]+)\)/g)];
  const dead = links.filter(([, file, section = '']) => {
    const target = file ? path.join(path.dirname(document), file) : document;
    return !sectionsIn(readFileSync(path.join(root, target), 'utf8')).includes(section);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});
