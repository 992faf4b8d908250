import type { ConformanceReport } from './run.ts';

/** For people: what failed and why, what could not be asked, and the sums. */
export function reportText({ version, requests, results }: ConformanceReport): string {
  const of = (outcome: string) => results.filter((result) => result.outcome === outcome);
  const failed = of('failed').map(
    ({ title, source, reason = '' }) =>
      `✗ ${title}\n  ${reason.replaceAll('\n', '\n  ')}\n  ${source}`,
  );
  const skipped = of('skipped').map(({ title, reason }) => `– ${title}: ${reason}`);
  const sums = `${version}: ${requests} requests, ${of('passed').length} passed, ${failed.length} failed, ${skipped.length} skipped`;
  return [...failed, ...skipped, sums].join('\n');
}
