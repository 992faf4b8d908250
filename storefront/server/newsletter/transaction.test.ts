import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { inTransaction } from './transaction.ts';

const log = { error: () => undefined };
const { connection, drop } = await createTestDatabase(log, startEmbeddedPostgres);
afterAll(drop);
const { database } = connection;

test('of two transactions that wait for each other both succeed', async () => {
  const lock = (number: number) => sql`select pg_advisory_xact_lock(${number})`;
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  const results = await Promise.all([
    inTransaction(database, async (trx) => {
      await lock(1).execute(trx);
      first.resolve();
      await second.promise;
      await lock(2).execute(trx);
      return 'first';
    }),
    inTransaction(database, async (trx) => {
      await lock(2).execute(trx);
      second.resolve();
      await first.promise;
      await lock(1).execute(trx);
      return 'second';
    }),
  ]);
  expect(results).toEqual(['first', 'second']);
});

test('another failure is not repeated', async () => {
  let attempts = 0;
  const failing = inTransaction(database, async (trx) => {
    attempts += 1;
    await sql`select 1 / 0`.execute(trx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(attempts).toBe(1);
});
