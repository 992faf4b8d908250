import { type Kysely, sql } from 'kysely';

/** Customers ask for their data, or for its erasure, as they declare a withdrawal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table declarations.declaration
      drop constraint declaration_kind_check,
      add constraint declaration_kind_check
        check (kind in ('withdrawal', 'cancellation', 'dataRequest'))`.execute(db);
}
