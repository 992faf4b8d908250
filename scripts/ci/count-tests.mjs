// Prints "passed failed" of a Vitest or Playwright JSON report, and names what failed; plain JavaScript, for whatever
// Node the machine has.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** On a shared machine; the nightly run tolerates none. */
const toleratedFlaky = 2;

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (report.stats) {
  const { expected, flaky, unexpected } = report.stats;
  for (const title of testsWith('unexpected', report.suites)) console.error(`failed: ${title}`);
  for (const title of testsWith('flaky', report.suites)) console.error(`flaky: ${title}`);
  // a shard has only some of a test's projects
  const never = report.config.shard ? [] : neverRun(report.suites);
  for (const title of never) console.error(`skipped by every project: ${title}`);
  const tooFlaky = flaky > toleratedFlaky ? flaky : 0;
  console.log(expected, unexpected + tooFlaky + never.length);
} else {
  for (const test of failedInVitest(report.testResults)) console.error(`failed: ${test}`);
  console.log(report.numPassedTests, report.numFailedTests);
}

function failedInVitest(files) {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const file = path.relative('.', name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // a file that could not be loaded has a message and no tests
    if (status === 'failed' && failed.length === 0) return [`${file}: ${message}`];
    return failed.map((test) => `${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
}

function testsWith(wanted, suites) {
  return suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
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
