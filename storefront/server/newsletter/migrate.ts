import { runMigrations } from 'graphile-worker';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './database.ts';
import * as newsletter from './migrations/0001-newsletter.ts';
import * as declarations from './migrations/0002-declarations.ts';
import * as restock from './migrations/0003-restock.ts';
import * as emailService from './migrations/0004-email-service.ts';
import * as prices from './migrations/0005-prices.ts';
import * as measurement from './migrations/0006-measurement.ts';
import * as dataRequests from './migrations/0007-data-requests.ts';
import { queueLogger } from './queue-logger.ts';

const schema = 'newsletter';
const migrations = {
  '0001-newsletter': newsletter,
  '0002-declarations': declarations,
  '0003-restock': restock,
  '0004-email-service': emailService,
  '0005-prices': prices,
  '0006-measurement': measurement,
  '0007-data-requests': dataRequests,
};
const noSuchDatabase = '3D000';
const noSuchTable = '42P01';

/** Migrates our tables and the job queue's; creates the database if it does not exist. */
export async function migrate(
  { pool, database }: Connection,
  log: Pick<Logger, 'error'>,
): Promise<void> {
  await pool.query('select 1').catch((error: unknown) => {
    const missing = error instanceof pg.DatabaseError && error.code === noSuchDatabase;
    if (!missing) throw error;
    return createDatabase(pool.options.connectionString ?? '');
  });
  const { error } = await new Migrator({
    db: database,
    provider: { getMigrations: async () => ({ ...migrations, ...(await newerMigrations(pool)) }) },
    migrationTableSchema: schema,
  }).migrateToLatest();
  if (error) throw error;
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
}

/**
 * Those of a newer release, after a rollback: migrations only ever add, so this release works with their tables. Without
 * them the migrator refuses to run.
 */
async function newerMigrations(pool: pg.Pool): Promise<Record<string, Migration>> {
  const { rows } = await pool
    .query<{ name: string }>(`select name from ${schema}.kysely_migration`)
    .catch((error: unknown) => {
      const isFirstRun = error instanceof pg.DatabaseError && error.code === noSuchTable;
      if (!isFirstRun) throw error;
      return { rows: [] };
    });
  const unknown = rows.filter(({ name }) => !Object.hasOwn(migrations, name));
  return Object.fromEntries(unknown.map(({ name }) => [name, { up: async () => undefined }]));
}

async function createDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = decodeURIComponent(server.pathname.slice(1));
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
