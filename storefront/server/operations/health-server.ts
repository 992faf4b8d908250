import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { createHealth } from './health.ts';

export interface HealthReport {
  status: number;
  body: string;
}

export interface HealthThreadOptions {
  port: number;
  host: string;
  /** After so long without a report the main thread counts as blocked. */
  silentMs: number;
}

const reportEveryMs = 250;

/** The health checks at a port of their own, which answers while the main thread is busy. */
export async function serveHealth(
  health: ReturnType<typeof createHealth>,
  options: HealthThreadOptions,
) {
  const thread = new Worker(new URL('./health-thread.ts', import.meta.url), {
    workerData: options,
  });
  await once(thread, 'message');
  const report = () => thread.postMessage(health.ready() satisfies HealthReport);
  report();
  const timer = setInterval(report, reportEveryMs);
  return {
    async close() {
      clearInterval(timer);
      await thread.terminate();
    },
  };
}
