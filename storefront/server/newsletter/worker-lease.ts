import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './database.ts';
import { describeError } from './describe-error.ts';

export interface WorkerLease {
  /** Resolves when the connection is lost or does not answer: other workers may then take over the jobs. */
  lost: Promise<void>;
  release(): Promise<void>;
}

const checkIntervalMs = 2000;
/** A database that accepts connections but does not answer must not stop a worker for ever. */
const timeoutMs = 3000;
/** A new worker acquires its lease shortly after it has locked its first job. */
const gracePeriod = '5 seconds';

/**
 * The queue unlocks the jobs of a killed worker after four hours. To do so within seconds, every worker holds a lease: an
 * advisory lock in the database, which is released with its connection. Workers unlock the jobs of those without a lease.
 * Only the queue's public interface is used: the view `jobs` and the function `force_unlock_workers`.
 */
export async function acquireWorkerLease(
  { pool }: Pick<Connection, 'pool'>,
  workerId: string,
  log: Pick<Logger, 'error'>,
): Promise<WorkerLease> {
  const client = new pg.Client({
    connectionString: pool.options.connectionString,
    keepAlive: true,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  client.on('error', () => lose());
  client.on('end', () => lose());
  await client.connect();
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerId]);
  let checking: Promise<unknown> = Promise.resolve();
  const check = () => {
    checking = checking
      .then(() => releaseJobsOfLostWorkers(client, workerId))
      .catch((error) => {
        log.error(`newsletter: cannot unlock the jobs of lost workers (${describeError(error)})`);
        lose();
      });
  };
  check();
  const timer = setInterval(check, checkIntervalMs);
  return {
    lost,
    async release() {
      clearInterval(timer);
      await client.end().catch(() => undefined);
    },
  };
}

async function releaseJobsOfLostWorkers(client: pg.Client, ownId: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    `select distinct locked_by as owner from graphile_worker.jobs
     where locked_by <> $1 and locked_at < now() - interval '${gracePeriod}'`,
    [ownId],
  );
  for (const { owner } of rows) {
    const lock = 'hashtextextended($1, 0)';
    const { rows: locks } = await client.query<{ isLost: boolean }>(
      `select pg_try_advisory_lock(${lock}) as "isLost"`,
      [owner],
    );
    if (!locks[0]?.isLost) continue;
    await client.query('select graphile_worker.force_unlock_workers(array[$1])', [owner]);
    await client.query(`select pg_advisory_unlock(${lock})`, [owner]);
  }
}
