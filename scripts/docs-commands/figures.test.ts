import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figuresOf, undatedSections, unknownFigures } from './figures.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('every constant that a document names is found in the code', () => {
  const withoutCatalogue = (file: string) => (file.startsWith('.data/') ? '{}\n{}\n' : read(file));
  const says = figuresOf(withoutCatalogue).map((figure) => figure.says);
  expect(says).toContain('the demo catalogue of 2 products');
  expect(says.filter((text) => /NaN|undefined/.test(text))).toEqual([]);
});

test('measured figures need a date in their section', () => {
  const page = '# Page\n\n## New\n\n3 ms on 1 May 2026\n\n## Old\n\n4 ms\n\n## Words\n\nNothing.\n';
  expect(undatedSections('a.md', page)).toEqual(["a.md: 'Old' has figures without a date"]);
});

test('README.md repeats only figures that docs/operations.md has', () => {
  const readme =
    '| what happens | seen |\n|---|---|\n| a fault | 0 of 1,999 fail, 3.4 ms |\n\n## Next\n\n5\n\n';
  expect(unknownFigures(readme, '0 of 1,999 failed')).toEqual([
    'README.md: 3.4 is not in docs/operations.md',
  ]);
});
