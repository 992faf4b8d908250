// Checks package-lock.json: integrity, permissive licences, allowed install scripts: `npm run dependencies`.
import { readFileSync } from 'node:fs';
import { dependencyProblems } from './dependency-problems.ts';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const { problems, notPinned } = dependencyProblems(
  read('package-lock.json'),
  Object.keys(read('package.json').allowScripts),
);
for (const problem of problems) console.error(problem);
console.log(
  `dependencies: ${problems.length} problems; ${notPinned.length} optional packages for other systems are not pinned by content`,
);
if (problems.length > 0) process.exitCode = 1;
