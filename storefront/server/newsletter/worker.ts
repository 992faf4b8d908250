import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import { priceQueue } from '../prices/prices.ts';
import type { Connection } from './database.ts';
import { describeError } from './describe-error.ts';
import { migrate } from './migrate.ts';
import { queueLogger } from './queue-logger.ts';
import { acquireWorkerLease, type WorkerLease } from './worker-lease.ts';

interface WorkerOptions {
  connection: Connection;
  taskList: NonNullable<RunnerOptions['taskList']>;
  log: Pick<Logger, 'error'>;
  concurrency?: number;
}

const restartDelayMs = 1000;
const pollIntervalMs = 1000;
const stopTimeoutMs = 5000;
/** Without batches a completion that fails with the database is an unhandled rejection, which ends the process. */
const batchedCompletion = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

const schedule = [
  { task: 'newsletter_forget', match: '17 4 * * *' },
  { task: 'newsletter_email_service_all', match: '7 * * * *' },
  { task: 'declarations_delete_expired', match: '27 4 * * *' },
  { task: 'restock_forget', match: '37 4 * * *' },
  { task: 'measurement_forget', match: '57 4 * * *' },
  // webhooks get lost
  { task: 'restock_check', match: '*/10 * * * *' },
  // also at once after an outage: a day without prices is a gap in the 30 days
  {
    task: 'prices_check',
    match: '47 3 * * *',
    options: { backfillPeriod: 86_400_000, queueName: priceQueue },
  },
];

/** Runs jobs until it is stopped. Retries while the database is down. */
export function startWorker({ connection, taskList, log, concurrency = 4 }: WorkerOptions): {
  stop(): Promise<void>;
  isWorking(): boolean;
} {
  let isWorking = false;
  const shutdown = new AbortController();
  const loop = keepRunning();
  return {
    async stop() {
      shutdown.abort();
      await loop;
    },
    isWorking: () => isWorking,
  };

  async function keepRunning(): Promise<void> {
    while (!shutdown.signal.aborted) {
      try {
        await migrate(connection, log).catch((error: unknown) => {
          // no data of visitors is in it, and without the reason nobody can mend it
          const reason = error instanceof Error ? error.message : describeError(error);
          log.error(`newsletter: the database cannot be migrated (${reason})`);
          throw error;
        });
        await runOnce();
      } catch (error) {
        log.error(`newsletter: worker stopped, restarting in one second (${describeError(error)})`);
      }
      await delay(restartDelayMs, undefined, { signal: shutdown.signal }).catch(() => null);
    }
  }

  /** Runs until shutdown, or until the lease is lost. */
  async function runOnce(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const created = new Promise<string>((resolve) => {
      events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
    });
    const runner = await run({
      pgPool: connection.pool,
      taskList,
      preset: { worker: batchedCompletion },
      concurrency,
      pollInterval: pollIntervalMs,
      events,
      noHandleSignals: true,
      logger: queueLogger(log),
      // a job that this worker has no code for would wait for ever
      parsedCronItems: parseCronItems(schedule.filter(({ task }) => task in taskList)),
    });
    const ended = runner.promise.catch((error: unknown) => {
      log.error(`newsletter: worker failed (${describeError(error)})`);
    });
    let lease: WorkerLease | undefined;
    try {
      lease = await acquireWorkerLease(connection, await created, log);
      isWorking = true;
      const stopped = new Promise((resolve) => {
        if (shutdown.signal.aborted) resolve(null);
        shutdown.signal.addEventListener('abort', resolve, { once: true });
      });
      await Promise.race([ended, lease.lost, stopped]);
    } finally {
      isWorking = false;
      // without a database a graceful stop never finishes
      await Promise.race([runner.stop().catch(() => undefined), delay(stopTimeoutMs)]);
      await Promise.race([ended, delay(stopTimeoutMs)]);
      await lease?.release();
    }
  }
}
