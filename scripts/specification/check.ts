// Checks docs/specification: each rule has an id and a test with that id in its title, or says why not. With --reports
// also that these tests passed in the last run, by the reports that Vitest and Playwright wrote; with --write the table
// in its README is written.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { testsOfPlaywright, testsOfVitest, unprovedRules } from './reports.ts';
import { coverageTable, problemsOf, rulesIn, rulesInSource, sectionsIn } from './rules.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/.data'] }).toSorted();

const readme = 'docs/specification/README.md';
const unitReport = '.data/reports/unit.json';
// one, or one of each shard
const journeyReports = find('e2e/test-results/report*.json');

const rules = find('docs/specification/*.md').flatMap((path) =>
  rulesIn(basename(path), read(path)),
);
const tests = new Map(
  find('{storefront,sandbox,shops,catalogue,scripts,e2e,edge,artwork}/**/*.{test,spec}.{ts,tsx}')
    .map((path) => [path, rulesInSource(read(path))] as const)
    .filter(([path, ids]) => ids.length > 0 && !path.startsWith('scripts/specification/')),
);
const tested = new Set([...tests.values()].flat());
const problems = problemsOf(rules, tests, (decision) => {
  const path = `docs/decisions/${decision}`;
  return existsSync(resolve(root, path)) ? sectionsIn(read(path)) : [];
});

const table = /^\| file \|(?:.*\n)+?(?=\n|$(?![\s\S]))/m;
const text = read(readme);
const written = text.replace(table, `${coverageTable(rules, tested)}\n`);
if (process.argv.includes('--write')) writeFileSync(resolve(root, readme), written);
else if (written !== text) problems.push(`${readme}: npm run generate specification`);

if (process.argv.includes('--reports')) {
  if (!existsSync(resolve(root, unitReport)) || journeyReports.length === 0) {
    problems.push(`no report of a run at ${unitReport}, or none in e2e/test-results`);
  } else {
    const passed = [
      ...testsOfVitest(JSON.parse(read(unitReport))),
      ...journeyReports.flatMap((path) => testsOfPlaywright(JSON.parse(read(path)))),
    ];
    problems.push(...unprovedRules(rules, tested, passed));
  }
}
for (const problem of problems) console.error(`specification: ${problem}`);
if (problems.length > 0) process.exitCode = 1;
else console.log(`specification: ${rules.length} rules, ${tested.size} of them with a test`);
