import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop table metaobject_text`.execute(db);
  // The seed writes every row again.
  await sql`truncate metaobject`.execute(db);
  await sql`
    alter table metaobject
      add column status text not null,
      add column fields jsonb not null,
      add column translations jsonb not null,
      add column created_at timestamptz not null,
      add column updated_at timestamptz not null`.execute(db);
  await sql`
    create table content (
      id bigint primary key,
      kind text not null,
      position integer not null,
      document jsonb not null
    )`.execute(db);
  await sql`
    create table uploaded_file (name text primary key, type text not null, content bytea not null)`.execute(
    db,
  );
  await sql`create sequence content_id start 1001`.execute(db);

  await createContentVersion(db);
  await createMetaobjectTrigger(db);
}

/** Tells two states of the content apart, so that a reset leaves content alone that nobody has changed. */
async function createContentVersion(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence content_version`.execute(db);
  await sql`alter table catalogue_state add column content_version bigint not null default 0`.execute(
    db,
  );
  await sql`
    create function count_content_change() returns trigger language plpgsql as $$
    begin
      update catalogue_state set content_version = nextval('content_version');
      return null;
    end $$`.execute(db);
  for (const table of ['content', 'metaobject']) {
    await sql`
      create trigger ${sql.id(`${table}_version`)}
      after insert or update or delete on ${sql.table(table)}
      for each statement execute function count_content_change()`.execute(db);
  }
}

/** As on the platform, a translation is not announced, and a subscription names the types it wants. */
async function createMetaobjectTrigger(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_event add column payload jsonb`.execute(db);
  await sql`
    create table webhook_filter (
      subscription text not null,
      topic text not null,
      metaobject_type text not null,
      primary key (subscription, metaobject_type)
    )`.execute(db);
  await sql`
    create function announce_metaobject() returns trigger language plpgsql as $$
    declare
      wanted text := 'metaobjects/' || tg_argv[0];
      changed metaobject := coalesce(new, old);
    begin
      if exists (select from webhook_subscription) and (
        not exists (select from webhook_filter where topic = wanted) or
        exists (select from webhook_filter where topic = wanted and metaobject_type = changed.type)
      ) then
        insert into webhook_event (topic, resource_id, payload)
        values (wanted, changed.id, to_jsonb(changed) - 'translations' - 'position');
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger metaobject_created after insert on metaobject
    for each row execute function announce_metaobject('create')`.execute(db);
  await sql`
    create trigger metaobject_deleted after delete on metaobject
    for each row execute function announce_metaobject('delete')`.execute(db);
  await sql`
    create trigger metaobject_updated after update on metaobject for each row
    when ((old.handle, old.status, old.fields) is distinct from (new.handle, new.status, new.fields))
    execute function announce_metaobject('update')`.execute(db);
}
