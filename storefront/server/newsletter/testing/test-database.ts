import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Connection, connect } from '../database.ts';
import { migrate } from '../migrate.ts';

type StartPostgres = (
  folder: string,
  options: { flags: string[] },
) => Promise<{ url: string; stop(): Promise<unknown> }>;

/** A migrated database of its own, on DATABASE_URL's server or on one that is started for it. */
export async function createTestDatabase(
  log: Parameters<typeof migrate>[1],
  startPostgres: StartPostgres,
): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const server = process.env.DATABASE_URL ? null : await startServer(startPostgres);
  const url = new URL(process.env.DATABASE_URL ?? server?.url ?? '');
  const name = `newsletter_test_${randomUUID().replaceAll('-', '')}`;
  url.pathname = `/${name}`;
  const connection = connect(url.href);
  await migrate(connection, log);
  return {
    connection,
    async drop() {
      await connection.database.destroy();
      url.pathname = '/postgres';
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      await client.query(`drop database ${name} with (force)`);
      await client.end();
      await server?.stop();
    },
  };
}

async function startServer(startPostgres: StartPostgres) {
  const folder = await mkdtemp(path.join(tmpdir(), 'newsletter-test-'));
  const postgres = await startPostgres(folder, { flags: ['-c fsync=off'] });
  return {
    url: `${postgres.url}/postgres`,
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
