// Checks every package-lock.json: integrity, permissive licences, allowed install scripts: `npm run check dependencies`.
import { globSync, readFileSync } from 'node:fs';
import { dependencyProblems } from './dependency-problems.ts';

const root = new URL('../', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
const { allowScripts } = read('package.json');
const locks = [
  'package-lock.json',
  ...globSync('scripts/tools/*/package-lock.json', { cwd: root }),
];
const results = locks.map((file) => dependencyProblems(read(file), Object.keys(allowScripts)));
const problems = results.flatMap((result) => result.problems);
const notPinned = results.flatMap((result) => result.notPinned);
for (const problem of problems) console.error(problem);
console.log(
  `dependencies: ${problems.length} problems; ${notPinned.length} optional packages for other systems are not pinned by content`,
);
if (problems.length > 0) process.exitCode = 1;
