import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const script = path.join(import.meta.dirname, 'count-tests.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'count-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

function count(report: unknown) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  const { stdout, stderr } = spawnSync(process.execPath, [script, file], { encoding: 'utf8' });
  return [stdout, stderr];
}

const spec = (title: string, ...statuses: string[]) => ({
  file: 'cart.spec.ts',
  title,
  tests: statuses.map((status) => ({ status })),
});

const playwright = (config: object, flaky = 1) => ({
  config,
  stats: { expected: 5, unexpected: 1, flaky, skipped: 2 },
  suites: [
    {
      specs: [spec('pays', 'expected', 'skipped')],
      suites: [
        {
          specs: [
            spec('waits', 'flaky', 'expected'),
            spec('hides', 'skipped'),
            spec('breaks', 'unexpected'),
          ],
        },
      ],
    },
  ],
});

const vitest = {
  numPassedTests: 3,
  numFailedTests: 1,
  testResults: [
    {
      name: path.resolve('cart.test.ts'),
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'pays', status: 'failed', failureMessages: ['expected 1 to be 2'] },
      ],
    },
    {
      name: path.resolve('broken.test.ts'),
      status: 'failed',
      message: 'no such module',
      assertionResults: [],
    },
  ],
};

const failedOrFlaky = 'failed: cart.spec.ts › breaks\nflaky: cart.spec.ts › waits\n';

test.each([
  [
    'of Vitest',
    vitest,
    [
      '3 1\n',
      'failed: cart.test.ts › pays\nexpected 1 to be 2\nfailed: broken.test.ts: no such module\n',
    ],
  ],
  [
    'with a flaky test and one that every project skips',
    playwright({ shard: null }),
    ['5 2\n', `${failedOrFlaky}skipped by every project: cart.spec.ts › hides\n`],
  ],
  ['with more flaky tests than two', playwright({ shard: {} }, 3), ['5 4\n', failedOrFlaky]],
  ['of a shard, which has not every project', playwright({ shard: {} }), ['5 1\n', failedOrFlaky]],
])('a report %s', (_, report, counted) => {
  expect(count(report)).toEqual(counted);
});
