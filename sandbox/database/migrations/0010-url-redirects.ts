import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Seeding again fills them in.
  await sql`update catalogue_state set hash = ''`.execute(db);
  await sql`create table url_redirect (
    id integer primary key, path text not null unique, target text not null)`.execute(db);
}
