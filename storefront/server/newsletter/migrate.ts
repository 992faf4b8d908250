import { runMigrations } from 'graphile-worker';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Connection } from './database.ts';
import * as newsletter from './migrations/0001-newsletter.ts';
import * as declarations from './migrations/0002-declarations.ts';
import * as emailService from './migrations/0004-email-service.ts';
import { queueLogger } from './queue-logger.ts';

const schema = 'newsletter';
const migrations = {
  '0001-newsletter': newsletter,
  '0002-declarations': declarations,
  '0004-email-service': emailService,
};
const noSuchDatabase = '3D000';

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
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
  }).migrateToLatest();
  if (error) throw error;
  await runMigrations({ pgPool: pool, logger: queueLogger(log) });
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
