// Prints "passed failed" of a Vitest or Playwright JSON report; plain JavaScript, for whatever Node the machine has.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (report.stats) {
  const { expected, flaky, unexpected } = report.stats;
  for (const title of flakyTests(report.suites)) console.error(`flaky: ${title}`);
  // a shard has only some of a test's projects
  const never = report.config.shard ? [] : neverRun(report.suites);
  for (const title of never) console.error(`skipped by every project: ${title}`);
  console.log(expected, unexpected + flaky + never.length);
} else {
  console.log(report.numPassedTests, report.numFailedTests);
}

/** Flaky tests count as failed. */
function flakyTests(suites) {
  return suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} › ${title}`);
}

/** Tests that every project skips, for example because of a wrong tag. */
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
