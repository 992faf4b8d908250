import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Null until somebody changes the variant's price or stock.
  await sql`alter table variant add column changed_at timestamptz`.execute(db);
  await sql`
    create function remember_variant_change() returns trigger language plpgsql as $$
    begin new.changed_at := now(); return new; end $$`.execute(db);
  await sql`
    create trigger variant_changed before update on variant
    for each row when (old.* is distinct from new.*)
    execute function remember_variant_change()`.execute(db);
  await sql`
    alter table collection add column updated_at timestamptz not null default '1970-01-01'`.execute(
    db,
  );
}
