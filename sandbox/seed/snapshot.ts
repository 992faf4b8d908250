import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Everything that shoppers, orders and tests change besides stock and prices; no table refers to a later one. */
const stateTables = [
  'cart',
  'customer',
  'customer_address',
  'discount',
  'gift_card',
  'checkout_draft',
  'customer_order',
  'account_grant',
  'authorization_code',
  'customer_session',
  'sign_in_link',
  'discount_use',
  'mail',
  'webhook_event',
  'visit_session',
];

/** What an editor changes; thousands of rows, of which a reset looks at those that were changed. */
const contentTables = {
  metaobject: ['handle', 'status', 'fields', 'translations', 'updated_at'],
  content: ['document'],
};

/** The state right after seeding. */
export const seededSnapshot = 'seeded';

/** Keeps the state under a name, in a schema of the database; one of the same name is replaced. */
export async function takeSnapshot(database: Kysely<Database>, name: string): Promise<void> {
  const schema = schemaOf(name);
  await database.transaction().execute(async (transaction) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(transaction);
    await run(sql`drop schema if exists ${sql.id(schema)} cascade`);
    await run(sql`create schema ${sql.id(schema)}`);
    for (const table of stateTables) {
      await run(sql`create table ${sql.id(schema, table)} as table ${sql.table(table)}`);
    }
    for (const table of Object.keys(contentTables)) {
      await run(sql`create table ${sql.id(schema, table)} as table ${sql.table(table)}`);
      await run(sql`alter table ${sql.id(schema, table)} add primary key (id)`);
    }
    await run(sql`
      create table ${sql.id(schema, 'variant')} as
      select id, stock, price, compare_at_price, sells_beyond_stock, metafields from variant`);
    await run(sql`
      create table ${sql.id(schema, 'sequence')} as
      select pg_get_serial_sequence(name, 'id') as name, null::bigint as value
      from unnest(array['customer', 'customer_address', 'discount', 'gift_card', 'customer_order', 'mail']) name`);
    await run(sql`
      update ${sql.id(schema, 'sequence')} kept set value = last_value
      from pg_sequences where kept.name = schemaname || '.' || sequencename`);
  });
}

/** Back to the first day: stock, prices, codes and cards as seeded, no carts, orders or mails. */
export async function resetToSeed(database: Kysely<Database>): Promise<void> {
  if (!(await restoreSnapshot(database, seededSnapshot))) {
    throw new Error('The database was not seeded completely; start the sandbox again.');
  }
}

/** Whether there was a snapshot of that name. */
export async function restoreSnapshot(database: Kysely<Database>, name: string): Promise<boolean> {
  if (!(await hasSnapshot(database, name))) return false;
  const schema = schemaOf(name);
  await database.transaction().execute(async (transaction) => {
    const run = (statement: ReturnType<typeof sql>) => statement.execute(transaction);
    const tables = sql.join(stateTables.map((table) => sql.table(table)));
    await run(sql`truncate ${tables} restart identity cascade`);
    await run(sql`
      update variant
      set stock = kept.stock, price = kept.price, compare_at_price = kept.compare_at_price,
          sells_beyond_stock = kept.sells_beyond_stock, metafields = kept.metafields
      from ${sql.id(schema, 'variant')} kept
      where variant.id = kept.id
        and (variant.stock, variant.price, variant.compare_at_price, variant.sells_beyond_stock, variant.metafields)
          is distinct from
          (kept.stock, kept.price, kept.compare_at_price, kept.sells_beyond_stock, kept.metafields)`);
    for (const table of stateTables) {
      await run(sql`
        insert into ${sql.table(table)} overriding system value
        select * from ${sql.id(schema, table)}`);
    }
    await restoreContent(transaction, schema);
    // A sequence that was never used has no value.
    await run(sql`
      select setval(name, value) from ${sql.id(schema, 'sequence')} where value is not null`);
  });
  return true;
}

async function restoreContent(database: Kysely<Database>, schema: string): Promise<void> {
  const changes = await database.selectFrom('content_change').select('id').execute();
  if (changes.length === 0) return;
  const isChanged = sql`any(${changes.map(({ id }) => id)}::bigint[])`;
  for (const [table, columns] of Object.entries(contentTables)) {
    const name = sql.table(table);
    const source = sql.id(schema, table);
    const values = (from: string) =>
      sql.join(columns.map((column) => sql.ref(`${from}.${column}`)));
    await sql`
      delete from ${name} added
      where id = ${isChanged}
        and not exists (select from ${source} kept where kept.id = added.id)`.execute(database);
    await sql`
      update ${name} changed
      set (${sql.join(columns.map((column) => sql.id(column)))}) = row(${values('kept')})
      from ${source} kept
      where kept.id = ${isChanged} and kept.id = changed.id
        and (${values('changed')}) is distinct from (${values('kept')})`.execute(database);
    await sql`
      insert into ${name} select * from ${source} kept
      where id = ${isChanged}
        and not exists (select from ${name} present where present.id = kept.id)`.execute(database);
  }
}

export async function listSnapshots(database: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select substr(nspname, 10) as name from pg_namespace
    where nspname like 'snapshot\\_%' order by nspname`.execute(database);
  return rows.map(({ name }) => name);
}

async function hasSnapshot(database: Kysely<Database>, name: string): Promise<boolean> {
  return (await listSnapshots(database)).includes(name);
}

function schemaOf(name: string): string {
  return `snapshot_${name}`;
}
