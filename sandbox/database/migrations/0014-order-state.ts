import { type Kysely, sql } from 'kysely';

/** What happens to an order after it is placed: fulfilments, refunds, cancellation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table customer_order add column state jsonb not null default '{}'`.execute(db);
}
