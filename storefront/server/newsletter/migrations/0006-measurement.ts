import { type Kysely, sql } from 'kysely';

/** Orders of buyers who have consented to being measured, until every service has been told and for a month. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists measurement`.execute(db);
  await sql`
    create table measurement.purchase (
      order_id bigint primary key,
      event jsonb not null,
      stored_at timestamptz not null default now()
    )`.execute(db);
}
