import { expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';

test('a release of before runs with the database of a newer one', async () => {
  const log = { error: vi.fn() };
  const { connection, drop } = await createTestDatabase(log, startEmbeddedPostgres);
  try {
    const { pool } = connection;
    await pool.query(
      "insert into newsletter.kysely_migration (name, timestamp) values ('9999-newer', now()::text)",
    );
    await migrate(connection, log);
    const { rows } = await pool.query(
      "select from newsletter.kysely_migration where name = '9999-newer'",
    );
    expect(rows).toHaveLength(1);
  } finally {
    await drop();
  }
}, 60_000);
