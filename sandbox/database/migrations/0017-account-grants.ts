import { type Kysely, sql } from 'kysely';

/** What the Customer Account API's sign-in keeps: authorization codes, and grants with their refresh token. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A kept state has the columns of its day, so the seeded one is taken again.
  await sql`update catalogue_state set hash = ''`.execute(db);
  await sql`
    create table authorization_code (
      code_hash text primary key,
      customer_id bigint not null references customer on delete cascade,
      redirect_uri text not null,
      code_challenge text not null,
      nonce text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table account_grant (
      id uuid primary key default gen_random_uuid(),
      customer_id bigint not null references customer on delete cascade,
      refresh_hash text not null unique
    )`.execute(db);
  await sql`
    alter table customer_session
      add grant_id uuid references account_grant on delete cascade`.execute(db);
}
