// Prints "passed failed" of a Vitest or Playwright JSON report; plain JavaScript, for whatever Node the machine has.
import { readFileSync } from 'node:fs';

const report = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (report.stats) {
  const { expected, flaky, unexpected } = report.stats;
  if (flaky > 0) console.error(`${flaky} tests needed a second try: see 'flaky' in the report`);
  console.log(expected + flaky, unexpected);
} else {
  console.log(report.numPassedTests, report.numFailedTests);
}
