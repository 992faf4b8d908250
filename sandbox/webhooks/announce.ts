import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { WebhookTopic } from './topics.ts';

/** Written down for everybody who has subscribed to the topic; for nobody else (migration 0015). */
export async function announce(
  database: Kysely<Database>,
  topic: WebhookTopic,
  id: number,
  /** What is told, where the topic has no rows to tell of. */
  payload?: object,
): Promise<void> {
  await database
    .insertInto('webhook_event')
    .values({ topic, resource_id: id, ...(payload && { payload: JSON.stringify(payload) }) })
    .execute();
}
