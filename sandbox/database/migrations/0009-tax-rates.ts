import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Seeding again fills in the rates.
  await sql`update catalogue_state set hash = ''`.execute(db);
  await sql`alter table product add column tax_rate numeric not null default 0`.execute(db);
}
