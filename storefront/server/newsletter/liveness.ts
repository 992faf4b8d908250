import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './database.ts';
import { describeFailure } from './describe-failure.ts';

export interface Liveness {
  /** The connection broke: others may take our jobs from now on. */
  lost: Promise<void>;
  end(): Promise<void>;
}

const interval = 2000;
/** A worker takes its lock within moments of its first job. */
const timeToLock = '5 seconds';

/**
 * The queue gives a killed worker's jobs back after four hours. We know sooner: every worker holds an advisory lock in
 * the database, which ends with its connection, and each looks after the jobs of those whose lock is gone.
 */
export async function proveLiveness(
  { pool }: Pick<Connection, 'pool'>,
  workerId: string,
  log: Pick<Logger, 'error'>,
): Promise<Liveness> {
  const client = new pg.Client({
    connectionString: pool.options.connectionString,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [workerId]);
  let looking: Promise<unknown> = Promise.resolve();
  const look = () => {
    looking = looking
      .then(() => releaseJobsOfTheDead(client, workerId))
      .catch((error) => {
        log.error(`newsletter: jobs of stopped workers wait (${describeFailure(error)})`);
      });
  };
  look();
  const timer = setInterval(look, interval);
  return {
    lost,
    async end() {
      clearInterval(timer);
      await client.end().catch(() => undefined);
    },
  };
}

async function releaseJobsOfTheDead(client: pg.Client, ownId: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    `select distinct locked_by as owner from graphile_worker._private_jobs
     where locked_by <> $1 and locked_at < now() - interval '${timeToLock}'`,
    [ownId],
  );
  for (const { owner } of rows) {
    const lock = 'hashtextextended($1, 0)';
    const { rows: answers } = await client.query<{ dead: boolean }>(
      `select pg_try_advisory_lock(${lock}) as dead`,
      [owner],
    );
    if (!answers[0]?.dead) continue;
    await client.query('select graphile_worker.force_unlock_workers(array[$1])', [owner]);
    await client.query(`select pg_advisory_unlock(${lock})`, [owner]);
  }
}
