import { type Kysely, sql } from 'kysely';

/** Which state of a subscription the e-mail service knows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table newsletter.subscription add column service_knows timestamptz`.execute(db);
}
