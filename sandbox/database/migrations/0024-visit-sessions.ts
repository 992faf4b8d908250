import { type Kysely, sql } from 'kysely';

/** The visits that the platform's reports count: none without the visitor's consent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A kept state has the columns of its day, so the seeded one is taken again.
  await sql`update catalogue_state set hash = ''`.execute(db);
  await sql`
    create table visit_session (
      id uuid primary key default gen_random_uuid(),
      visitor uuid not null default gen_random_uuid(),
      storefront text,
      landing text not null,
      started_at timestamptz not null,
      events text[] not null default '{}'
    )`.execute(db);
}
