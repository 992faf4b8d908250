import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { afterAll, inject } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/tables.ts';
import { runOnServer } from './server.ts';

/** A database of the test file's own; 'seeded' holds the small test catalogue, 'empty' only the tables. */
export async function createTestDatabase(
  template: 'empty' | 'seeded' = 'seeded',
  maximumConnections = 10,
): Promise<Kysely<Database>> {
  const { url, templates } = inject('testServer');
  const name = `sandbox_test_${randomUUID().replaceAll('-', '')}`;
  await runOnServer(url, `create database ${name} template ${templates[template]}`);
  const database = connect(`${url}/${name}`, maximumConnections);
  afterAll(async () => {
    await database.destroy();
    await runOnServer(url, `drop database ${name} with (force)`);
  });
  return database;
}
