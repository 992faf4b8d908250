import { type Kysely, sql } from 'kysely';

/** Prices of the last weeks, for the lowest price of 30 days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists prices`.execute(db);
  await sql`
    create table prices.history (
      variant_id bigint not null,
      market text not null,
      runs jsonb not null,
      written text,
      seen_at timestamptz not null,
      primary key (variant_id, market)
    )`.execute(db);
}
