import { type Kysely, sql } from 'kysely';

/** Which rows of content anybody has changed, so that a reset need not compare thousands that nobody has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger content_version on content`.execute(db);
  await sql`drop trigger metaobject_version on metaobject`.execute(db);
  await sql`drop function count_content_change`.execute(db);
  await sql`drop sequence content_version`.execute(db);
  await sql`alter table catalogue_state drop column content_version`.execute(db);

  await sql`create table content_change (id bigint primary key)`.execute(db);
  await sql`
    create function note_content_change() returns trigger language plpgsql as $$
    begin
      insert into content_change select id from changed on conflict do nothing;
      return null;
    end $$`.execute(db);
  for (const table of ['content', 'metaobject']) {
    for (const event of ['insert', 'update', 'delete']) {
      const rows = event === 'delete' ? 'old' : 'new';
      await sql`
        create trigger ${sql.id(`${table}_${event}_noted`)}
        after ${sql.raw(event)} on ${sql.table(table)} referencing ${sql.raw(rows)} table as changed
        for each statement execute function note_content_change()`.execute(db);
    }
  }
}
