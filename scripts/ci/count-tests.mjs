// Prints "passed failed" of a Vitest or Playwright JSON report; plain JavaScript, for whatever Node the machine has.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (report.stats) {
  const { expected, flaky, unexpected } = report.stats;
  for (const title of flakyTests(report.suites)) console.error(`needed a second try: ${title}`);
  const never = neverRun(report.suites);
  for (const title of never) console.error(`no project runs: ${title}`);
  console.log(expected, unexpected + flaky + never.length);
} else {
  console.log(report.numPassedTests, report.numFailedTests);
}

/** A test that fails now and then hides the day it fails for a reason. */
function flakyTests(suites) {
  return suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`);
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
