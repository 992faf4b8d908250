import type { Connection } from './database.ts';

/** Jobs in the queue, including failed ones that will be retried. */
export async function countPendingJobs({ pool }: Pick<Connection, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where attempts < max_attempts',
  );
  return rows[0]?.count ?? 0;
}
