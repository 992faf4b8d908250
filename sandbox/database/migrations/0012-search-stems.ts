import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // What an older seed left has no stems; forgetting its fingerprint brings a new one.
  await sql`truncate search_word`.execute(db);
  await sql`update catalogue_state set hash = ''`.execute(db);
  await sql`drop index search_word_trigrams`.execute(db);
  await sql`
    alter table search_word
      add stem text not null,
      add main_uses integer not null`.execute(db);
  await sql`create index search_word_beginning on search_word (language, word text_pattern_ops)`.execute(
    db,
  );
  await sql`create index search_word_stem on search_word (language, stem)`.execute(db);
}
