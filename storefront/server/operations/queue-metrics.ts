import type { QueueState } from '../newsletter/pending-jobs.ts';
import type { Metrics } from './metrics.ts';

/** Writes the state of the job queue into its gauges; without a database nothing is known. */
export function recordQueueState(metrics: Metrics, state: QueueState | null) {
  metrics.jobsPending.set(state?.pending ?? Number.NaN);
  metrics.workers.set(state?.workers ?? Number.NaN);
  metrics.jobAge.reset();
  for (const [job, seconds] of state?.oldest ?? []) metrics.jobAge.set({ job }, seconds);
}
