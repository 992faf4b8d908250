import { expect, test } from 'vitest';
import { testsOfPlaywright, testsOfVitest, unprovedRules } from './reports.ts';
import { rulesIn } from './rules.ts';

const [rule] = rulesIn('a.md', '- **A-001** A rule.');

const unit = (...statuses: string[]) =>
  testsOfVitest({
    testResults: [
      { assertionResults: statuses.map((status) => ({ title: 'adds [A-001]', status })) },
    ],
  });

const journey = (...statuses: string[]) =>
  testsOfPlaywright({
    suites: [
      {
        suites: [
          { specs: [{ title: 'pays [A-001]', tests: statuses.map((status) => ({ status })) }] },
        ],
      },
    ],
  });

test.each([
  ['passed', unit('passed'), null],
  ['has a case that failed', unit('passed', 'failed'), 'a test failed'],
  ['was skipped', unit('pending'), 'no test was run'],
  ['passed in one project and was skipped in another', journey('expected', 'skipped'), null],
  ['passed at its second try', journey('flaky'), null],
  ['failed in a browser', journey('unexpected'), 'a test failed'],
  ['was skipped everywhere', journey('skipped'), 'no test was run'],
])('a rule whose test %s', (_, tests, reason) => {
  const problems = unprovedRules(rule ? [rule] : [], new Set(['A-001']), tests);
  expect(problems).toEqual(reason ? [`A-001: ${reason}`] : []);
});
