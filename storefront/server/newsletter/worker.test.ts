import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { readQueueState } from './pending-jobs.ts';
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
    const following = vi.fn();
    let interrupted = false;
    const worker = startWorker({
      connection,
      log,
      taskList: {
        async interrupted() {
          if (interrupted) return;
          interrupted = true;
          await admin.query(`alter database ${database} with allow_connections false`);
          await admin.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
            [database],
          );
          if (outcome === 'failed') throw new Error('no mail server');
        },
        following,
      },
    });
    try {
      await connection.pool.query("select graphile_worker.add_job('interrupted')");
      // an earlier message may come before the worker has tried to report the job
      const restart = expect.stringContaining('worker stopped, restarting');
      await vi.waitFor(() => expect(log.error).toHaveBeenCalledWith(restart), { timeout: 30_000 });
      await admin.query(`alter database ${database} with allow_connections true`);
      await connection.pool.query("select graphile_worker.add_job('following')");
      await vi.waitFor(() => expect(following).toHaveBeenCalled(), { timeout: 30_000 });
      await vi.waitFor(async () => expect(await countJobs(connection.pool)).toBe(0), {
        timeout: 30_000,
      });
    } finally {
      await worker.stop();
      await admin.end();
      await drop();
    }
  },
  120_000,
);

test('the queue says how old its jobs are by kind, and whether a worker runs them', async () => {
  const log = { error: vi.fn() };
  const { connection, drop } = await createTestDatabase(log, startEmbeddedPostgres);
  const release = Promise.withResolvers<void>();
  const worker = startWorker({
    connection,
    log,
    taskList: { declaration_receipt: () => release.promise },
  });
  try {
    await vi.waitFor(() => expect(worker.isWorking()).toBe(true), { timeout: 30_000 });
    expect((await readQueueState(connection)).workers).toBe(1);
    await connection.pool.query("select graphile_worker.add_job('declaration_receipt')");
    await connection.pool.query(
      "update graphile_worker._private_jobs set created_at = now() - interval '11 minutes'",
    );
    const { pending, oldest } = await readQueueState(connection);
    expect(pending).toBe(1);
    expect(oldest.get('declaration_receipt')).toBeGreaterThan(659);
    release.resolve();
    await worker.stop();
    expect(worker.isWorking()).toBe(false);
    expect((await readQueueState(connection)).workers).toBe(0);
  } finally {
    release.resolve();
    await worker.stop();
    await drop();
  }
}, 120_000);

async function countJobs(pool: pg.Pool) {
  const { rows } = await pool.query('select 1 from graphile_worker.jobs');
  return rows.length;
}

function adminOptions(pool: pg.Pool) {
  const url = new URL(pool.options.connectionString ?? '');
  const database = url.pathname.slice(1);
  url.pathname = '/postgres';
  return { connectionString: url.href, database };
}
