import { expect, test } from 'vitest';
import { testsOfPlaywright, testsOfVitest, unprovedRows } from './reports.ts';
import { parseRows } from './rows.ts';

const vitest = testsOfVitest(
  {
    testResults: [
      {
        name: '/shop/app/cart.test.ts',
        assertionResults: [
          { title: 'adds a line', status: 'passed' },
          { title: 'removes a line', status: 'failed' },
          { title: 'saves a line', status: 'pending' },
          { title: 'rounds 1 to 2', status: 'passed' },
          { title: 'rounds 3 to 4', status: 'failed' },
        ],
      },
    ],
  },
  '/shop',
);

const spec = (title: string, ...statuses: string[]) => ({
  file: 'cart.spec.ts',
  title,
  tests: statuses.map((status) => ({ status })),
});
const playwright = testsOfPlaywright(
  {
    config: { rootDir: '/shop/e2e/journeys' },
    suites: [
      {
        specs: [spec('pays', 'expected', 'skipped')],
        suites: [
          {
            specs: [
              spec('waits', 'flaky', 'expected'),
              spec('hides', 'skipped'),
              spec('goes in de', 'expected'),
              spec('goes in en', 'expected'),
            ],
          },
        ],
      },
    ],
  },
  '/shop',
);

const unit = '`app/cart.test.ts`';
const journey = '`e2e/journeys/cart.spec.ts`';

test.each([
  ['passed', `${unit} › adds a line`, null],
  ['failed', `${unit} › removes a line`, 'failed'],
  ['was skipped', `${unit} › saves a line`, 'was skipped'],
  ['does not exist', `${unit} › empties`, 'was not run'],
  ['is a case of a table that passed', `${unit} › rounds 1 to 2`, null],
  ['is a table with a case that failed', `${unit} › rounds %i to %i`, 'failed'],
  ['passed in one project and was skipped in another', `${journey} › pays`, null],
  ['needed a second try', `${journey} › waits`, 'is flaky'],
  ['was skipped everywhere', `${journey} › hides`, 'was skipped'],
  ['passed in every language', `${journey} › goes in \${language}`, null],
])('a test that %s', (_, proof, reason) => {
  const rows = parseRows(
    `| Id | Rule | Implemented in | Proved by |\n| --- | --- | --- | --- |\n| A-001 | A. | x | ${proof} |`,
  );
  const problems = unprovedRows(rows, [...vitest, ...playwright]);
  expect(problems).toEqual(reason ? [`A-001: ${proof.replaceAll('`', '')} ${reason}`] : []);
});
