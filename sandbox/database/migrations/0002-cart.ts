import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cart (
      token text primary key,
      key text not null,
      version integer not null default 1,
      content jsonb not null,
      language text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      completed_at timestamptz
    )`.execute(db);
  await sql`
    create table discount_use (
      discount_id bigint not null references discount on delete cascade,
      email text not null,
      used_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index discount_use_email on discount_use (email, discount_id)`.execute(db);
}
