import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { matchesTitle, type Proof, proofsOf, type Row } from './rows.ts';

type Outcome = 'passed' | 'failed' | 'flaky' | 'skipped';

export interface ReportedTest {
  path: string;
  title: string;
  outcome: Outcome;
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ title: z.string(), status: z.string() })),
    }),
  ),
});

export function testsOfVitest(report: unknown, root: string): ReportedTest[] {
  return vitestReport.parse(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      path: relative(root, name),
      title,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  );
}

const outcomes = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'flaky',
  skipped: 'skipped',
} as const;
const statuses = ['expected', 'unexpected', 'flaky', 'skipped'] as const;

const suite = z.object({
  specs: z
    .array(
      z.object({
        file: z.string(),
        title: z.string(),
        tests: z.array(z.object({ status: z.enum(statuses) })),
      }),
    )
    .default([]),
  get suites() {
    return z.array(suite).default([]);
  },
});
const playwrightReport = z.object({
  config: z.object({ rootDir: z.string() }),
  suites: z.array(suite),
});

export function testsOfPlaywright(report: unknown, root: string): ReportedTest[] {
  const { config, suites } = playwrightReport.parse(report);
  return suites.flatMap(specsIn).flatMap(({ file, title, tests }) =>
    tests.map(({ status }) => ({
      path: relative(root, resolve(config.rootDir, file)),
      title,
      outcome: outcomes[status],
    })),
  );
}

function specsIn({ specs, suites }: z.infer<typeof suite>): z.infer<typeof suite>['specs'] {
  return [...specs, ...suites.flatMap(specsIn)];
}

/** Rows whose proof did not pass in the run that was reported. */
export function unprovedRows(rows: readonly Row[], tests: readonly ReportedTest[]): string[] {
  const byPath = Map.groupBy(tests, ({ path }) => path);
  return rows.flatMap((row) =>
    proofsOf(row).proofs.flatMap((proof) => {
      const reason = reasonAgainst(proof, byPath.get(proof.path) ?? []);
      return reason ? [`${row.cells[0]}: ${proof.path} › ${proof.title} ${reason}`] : [];
    }),
  );
}

function reasonAgainst({ title }: Proof, tests: readonly ReportedTest[]): string | null {
  const found = new Set(
    tests.filter((test) => matchesTitle(test.title, title)).map(({ outcome }) => outcome),
  );
  if (found.size === 0) return 'was not run';
  if (found.has('failed')) return 'failed';
  if (found.has('flaky')) return 'is flaky';
  return found.has('passed') ? null : 'was skipped';
}
