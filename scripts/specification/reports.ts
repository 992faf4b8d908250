import { z } from 'zod';
import { type Rule, rulesOfTitle } from './rules.ts';

interface ReportedTest {
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) }),
  ),
});

export function testsOfVitest(report: unknown): ReportedTest[] {
  return vitestReport.parse(report).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

// how many flaky tests a run may have is decided by scripts/ci/count-tests.mjs
const outcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'passed',
  skipped: 'skipped',
} as const;
const statuses = ['expected', 'unexpected', 'flaky', 'skipped'] as const;

const suite = z.object({
  specs: z
    .array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.enum(statuses) })) }))
    .default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
const playwrightReport = z.object({ suites: z.array(suite) });

export function testsOfPlaywright(report: unknown): ReportedTest[] {
  return playwrightReport
    .parse(report)
    .suites.flatMap(specsIn)
    .flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({ title, outcome: outcomes[status] })),
    );
}

function specsIn({ specs, suites }: z.infer<typeof suite>): z.infer<typeof suite>['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Rules with a test that failed, or of which no test was run. */
export function unprovedRules(
  rules: readonly Rule[],
  tested: ReadonlySet<string>,
  tests: readonly ReportedTest[],
): string[] {
  const of = (outcome: ReportedTest['outcome']) =>
    new Set(
      tests.filter((test) => test.outcome === outcome).flatMap(({ title }) => rulesOfTitle(title)),
    );
  const failed = of('failed');
  const passed = of('passed');
  return rules.flatMap(({ id }) => {
    if (failed.has(id)) return [`${id}: a test failed`];
    return tested.has(id) && !passed.has(id) ? [`${id}: no test was run`] : [];
  });
}
