// Prints "passed failed" of a Vitest or Playwright JSON report; plain JavaScript, for whatever Node the machine has.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (report.stats) {
  const { expected, flaky, unexpected } = report.stats;
  // a test that needed a second try is a bug, not a success
  console.log(expected, unexpected + flaky);
} else {
  console.log(report.numPassedTests, report.numFailedTests);
}
