// Prints "passed failed" of a Vitest or Playwright JSON report; plain JavaScript, for whatever Node the machine has.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (report.stats) {
  const { expected, flaky, unexpected } = report.stats;
  if (flaky > 0) console.error(`${flaky} tests needed a second try: see 'flaky' in the report`);
  const never = neverRun(report.suites);
  for (const title of never) console.error(`no project runs: ${title}`);
  console.log(expected + flaky, unexpected + never.length);
} else {
  console.log(report.numPassedTests, report.numFailedTests);
}

/** Tests that every project skips: a tag or a condition is wrong, and nobody would notice. */
function neverRun(suites) {
  const ran = new Map();
  for (const { file, title, tests } of suites.flatMap(specsIn)) {
    const key = `${file} › ${title}`;
    const runs = tests.some(({ status }) => status !== 'skipped');
    ran.set(key, runs || (ran.get(key) ?? false));
  }
  return [...ran].filter(([, runs]) => !runs).map(([key]) => key);
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
