import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What an older seed left has addresses of another kind; forgetting its fingerprint brings a new one.
  await sql`update catalogue_state set hash = ''`.execute(db);
  await sql`create table picture_file (name text primary key, recipe jsonb not null)`.execute(db);
}
