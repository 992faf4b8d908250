import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What an older seed left has no such facts; forgetting its fingerprint brings a new one.
  await sql`truncate collection_text`.execute(db);
  await sql`update catalogue_state set hash = ''`.execute(db);
  await sql`alter table collection_text drop column words`.execute(db);
  // Other names under which shoppers look for it, and how many products it had when it was filled.
  await sql`alter table collection_text add column also_called text not null`.execute(db);
  await sql`alter table collection_text add column size integer not null`.execute(db);
}
