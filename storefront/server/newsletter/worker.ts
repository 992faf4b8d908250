import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker';
import type { Logger } from 'pino';
import type { Connection } from './database.ts';
import { describeFailure } from './describe-failure.ts';
import { type Liveness, proveLiveness } from './liveness.ts';
import { migrate } from './migrate.ts';
import { quietLogger } from './quiet-logger.ts';

interface WorkerOptions {
  connection: Connection;
  taskList: NonNullable<RunnerOptions['taskList']>;
  log: Pick<Logger, 'error'>;
  concurrency?: number;
}

const pauseBeforeRestart = 1000;
const pollInterval = 1000;
const patience = 5000;

/** Does the jobs until it is stopped. The database may be missing at the start and go away in between. */
export function startWorker({ connection, taskList, log, concurrency = 4 }: WorkerOptions): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  const loop = keepRunning();
  return {
    async stop() {
      stopping.abort();
      await loop;
    },
  };

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await migrate(connection, log);
        await runOnce();
      } catch (error) {
        log.error(`newsletter: the worker rests (${describeFailure(error)})`);
      }
      await delay(pauseBeforeRestart, undefined, { signal: stopping.signal }).catch(() => null);
    }
  }

  /** Until it is told to stop, or the connection that proves it alive is lost. */
  async function runOnce(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    const created = new Promise<string>((resolve) => {
      events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
    });
    const runner = await run({
      pgPool: connection.pool,
      taskList,
      concurrency,
      pollInterval,
      events,
      noHandleSignals: true,
      logger: quietLogger(log),
      parsedCronItems: parseCronItems([{ task: 'newsletter_forget', match: '17 4 * * *' }]),
    });
    const ended = runner.promise.catch((error: unknown) => {
      log.error(`newsletter: the worker failed (${describeFailure(error)})`);
    });
    let liveness: Liveness | undefined;
    try {
      liveness = await proveLiveness(connection, await created, log);
      const stopped = new Promise((resolve) => {
        if (stopping.signal.aborted) resolve(null);
        stopping.signal.addEventListener('abort', resolve, { once: true });
      });
      await Promise.race([ended, liveness.lost, stopped]);
    } finally {
      // without a database it cannot say goodbye properly
      await Promise.race([runner.stop().catch(() => undefined), delay(patience)]);
      await Promise.race([ended, delay(patience)]);
      await liveness?.end();
    }
  }
}
