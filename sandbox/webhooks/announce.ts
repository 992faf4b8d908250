import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { WebhookTopic } from './topics.ts';

/** Written down for everybody who has subscribed to the topic; for nobody else (migration 0015). */
export async function announce(
  database: Kysely<Database>,
  topic: WebhookTopic,
  id: number,
): Promise<void> {
  await database.insertInto('webhook_event').values({ topic, resource_id: id }).execute();
}
