// Checks docs/spec-coverage.md: its form, and that the files and tests it names exist. With --reports also that every
// test it names passed in the last run, by the reports that Vitest and Playwright wrote.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import { testsOfPlaywright, testsOfVitest, unprovedRows } from './reports.ts';
import { parseRows, problemsOf, type Repository, summaryOf } from './rows.ts';
import { titlesIn } from './titles.ts';

const root = resolve(import.meta.dirname, '../..');
const page = 'docs/spec-coverage.md';
const unitReport = '.data/reports/unit.json';
// one, or one of each shard
const journeyReports = globSync('e2e/test-results/report*.json', { cwd: root });

const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const titles = new Map<string, string[]>();
const repository: Repository = {
  exists: (path) => {
    const inside = relative(root, resolve(root, path));
    return !inside.startsWith('..') && !isAbsolute(inside) && existsSync(resolve(root, path));
  },
  read,
  titles: (path) => {
    const found = titles.get(path) ?? titlesIn(path, read(path));
    titles.set(path, found);
    return found;
  },
};

const rows = parseRows(read(page));
const problems = problemsOf(rows, repository);
if (process.argv.includes('--reports')) {
  if (!repository.exists(unitReport)) problems.push(`no report of a run at ${unitReport}`);
  else if (journeyReports.length === 0) problems.push('no report of a run in e2e/test-results');
  else {
    problems.push(
      ...unprovedRows(rows, [
        ...testsOfVitest(JSON.parse(read(unitReport)), root),
        ...journeyReports.flatMap((path) => testsOfPlaywright(JSON.parse(read(path)), root)),
      ]),
    );
  }
}
for (const problem of problems) console.error(`${page}: ${problem}`);
if (problems.length === 0) console.log(summaryOf(rows));
else process.exitCode = 1;
