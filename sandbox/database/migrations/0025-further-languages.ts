import { type Kysely, sql } from 'kysely';

/** Texts of the languages that SANDBOX_LANGUAGES lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_search_further partition of product_search default`.execute(db);
}
