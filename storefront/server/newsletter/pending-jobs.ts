import type { Connection } from './database.ts';

export interface QueueState {
  /** Jobs in the queue, including failed ones that will be retried. */
  pending: number;
  /** Seconds since the oldest job of each kind was queued. */
  oldest: Map<string, number>;
  /** Processes that run jobs: each holds its lease, an advisory lock. */
  workers: number;
}

/** Jobs that were given up count, too: somebody has to look at them. */
const jobs = `
  select task_identifier as job, count(*) filter (where attempts < max_attempts)::int as pending,
    extract(epoch from now() - min(created_at))::float8 as age
  from graphile_worker.jobs group by task_identifier`;
const leases = `
  select count(distinct pid)::int as workers from pg_locks
  where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`;

export async function readQueueState({ pool }: Pick<Connection, 'pool'>): Promise<QueueState> {
  const [waiting, held] = await Promise.all([
    pool.query<{ job: string; pending: number; age: number }>(jobs),
    pool.query<{ workers: number }>(leases),
  ]);
  return {
    pending: waiting.rows.reduce((sum, { pending }) => sum + pending, 0),
    oldest: new Map(waiting.rows.map(({ job, age }) => [job, age])),
    workers: held.rows[0]?.workers ?? 0,
  };
}
