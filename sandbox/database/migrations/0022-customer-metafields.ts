import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A kept state has the columns of its day, so the seeded one is taken again.
  await sql`update catalogue_state set hash = ''`.execute(db);
  // What the Customer Account API set, by "namespace.key".
  await sql`alter table customer add column metafields jsonb not null default '{}'`.execute(db);
}
