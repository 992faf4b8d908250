import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists declarations`.execute(db);
  await sql`
    create table declarations.declaration (
      id uuid primary key,
      number bigint generated always as identity unique,
      kind text not null check (kind in ('withdrawal', 'cancellation')),
      language text not null,
      content jsonb not null,
      received_at timestamptz not null,
      receipt_sent_at timestamptz,
      copy_sent_at timestamptz
    )`.execute(db);
  await sql`create index declaration_received_at on declarations.declaration (received_at)`.execute(
    db,
  );
  // a declaration is evidence: only the times of its mails may change
  await sql`
    create function declarations.reject_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a declaration cannot be changed';
    end $$`.execute(db);
  await sql`
    create trigger declaration_is_unchanged
      before update of id, number, kind, language, content, received_at
      on declarations.declaration
      for each row execute function declarations.reject_change()`.execute(db);
}
