import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { startWorker } from './worker.ts';

test.each(['completed', 'failed'])(
  'a database that is lost while a job is %s ends neither the process nor the worker',
  async (outcome) => {
    const log = { error: vi.fn() };
    const { connection, drop } = await createTestDatabase(log, startEmbeddedPostgres);
    const { connectionString = '', database } = adminOptions(connection.pool);
    const admin = new pg.Client({ connectionString });
    await admin.connect();
    let runs = 0;
    const worker = startWorker({
      ...{ connection, log },
      taskList: {
        async interrupted() {
          runs += 1;
          if (runs > 1) return;
          await admin.query(`alter database ${database} with allow_connections false`);
          await admin.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
            [database],
          );
          if (outcome === 'failed') throw new Error('no mail server');
        },
      },
    });
    try {
      await connection.pool.query("select graphile_worker.add_job('interrupted')");
      await vi.waitFor(() => expect(log.error).toHaveBeenCalled(), { timeout: 15_000 });
      await admin.query(`alter database ${database} with allow_connections true`);
      await vi.waitFor(() => expect(runs).toBe(2), { timeout: 30_000 });
    } finally {
      await worker.stop();
      await admin.end();
      await drop();
    }
  },
  60_000,
);

function adminOptions(pool: pg.Pool) {
  const url = new URL(pool.options.connectionString ?? '');
  const database = url.pathname.slice(1);
  url.pathname = '/postgres';
  return { connectionString: url.href, database };
}
