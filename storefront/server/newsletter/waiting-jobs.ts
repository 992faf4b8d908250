import type { Connection } from './database.ts';

/** Jobs that are still to be done, those included that failed and will be tried again. */
export async function countWaitingJobs({ pool }: Pick<Connection, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where attempts < max_attempts',
  );
  return rows[0]?.count ?? 0;
}
