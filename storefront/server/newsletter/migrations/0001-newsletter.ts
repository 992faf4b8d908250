import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter.subscription (
      id uuid primary key default gen_random_uuid(),
      address text not null unique,
      language text not null,
      status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
      confirmation_hash text not null,
      confirmation_expires_at timestamptz not null,
      mail_asked_at timestamptz not null,
      changed_at timestamptz not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table newsletter.consent (
      id bigint generated always as identity primary key,
      subscription_id uuid not null references newsletter.subscription on delete cascade,
      event text not null check (event in ('given', 'confirmed', 'withdrawn')),
      text_version text,
      language text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index consent_of_subscription on newsletter.consent (subscription_id)`.execute(
    db,
  );
  await sql`
    create table newsletter.voucher (
      code text primary key,
      address_hash text not null unique,
      subscription_id uuid unique references newsletter.subscription on delete set null,
      created_at timestamptz not null,
      issued_at timestamptz
    )`.execute(db);
}
