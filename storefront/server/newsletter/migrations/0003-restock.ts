import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create schema if not exists restock`.execute(db);
  await sql`
    create table restock.request (
      id uuid primary key,
      address text not null,
      product_id bigint not null,
      variant_id bigint not null,
      product_handle text not null,
      product_title text not null,
      variant_title text,
      language text not null,
      status text not null check (status in ('pending', 'waiting', 'queued')),
      text_version text not null,
      confirmation_hash text not null,
      confirmation_expires_at timestamptz not null,
      mail_asked_at timestamptz not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      unique (address, variant_id)
    )`.execute(db);
  await sql`
    create index request_of_variant on restock.request (variant_id, status)`.execute(db);
  await sql`create index request_of_product on restock.request (product_id)`.execute(db);
}
