import { createHmac } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../database/tables.ts';
import { apiVersion } from '../schema/api-version.ts';
import { DeliveryLog } from './delivery-log.ts';
import { webhookPayload } from './payload.ts';

const pollMilliseconds = 100;
const timeoutMilliseconds = 5_000;
export const maximumAttempts = 8;
const shopDomain = 'sandbox.myshopify.com';
/** Also that of the app whose subscriptions are made through the Admin API. */
const defaultSecret = 'sandbox-webhook-secret';

export interface WebhookSettings {
  url: string;
  secret: string;
}

/** The platform's signature: base64 of an HMAC-SHA256 over the raw body. */
function sign(body: string, secret: string): string {
  return createHmac('sha256', secret).update(body, 'utf8').digest('base64');
}

/** Delivers what the database's triggers wrote down, at least once, until somebody takes it. */
export async function startWebhooks(
  database: Kysely<Database>,
  settings: WebhookSettings | undefined,
  log = new DeliveryLog(),
): Promise<{ stop(): Promise<void> }> {
  await database.deleteFrom('webhook_subscription').execute();
  await database.deleteFrom('webhook_event').execute();
  await database.deleteFrom('webhook_filter').execute();
  await database.deleteFrom('webhook_receiver').execute();
  if (settings) await database.insertInto('webhook_subscription').values(settings).execute();

  let stopped = false;
  let wake = () => {};
  const loop = (async () => {
    while (!stopped) {
      const delivered = await deliverDue(database, settings, log).catch(() => 0);
      if (delivered > 0 || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollMilliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return {
    stop: () => {
      stopped = true;
      wake();
      return loop;
    },
  };
}

async function deliverDue(
  database: Kysely<Database>,
  settings: WebhookSettings | undefined,
  log: DeliveryLog,
): Promise<number> {
  const events = await database
    .selectFrom('webhook_event')
    .selectAll()
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .orderBy('id')
    .limit(20)
    .execute();
  for (const event of events) {
    const started = performance.now();
    const status = await post(database, event, settings);
    const isTaken = status !== undefined && status >= 200 && status < 300;
    const isLast = event.attempts + 1 >= maximumAttempts;
    log.add({
      at: new Date(),
      topic: event.topic,
      resourceId: event.resource_id,
      attempt: event.attempts + 1,
      status,
      milliseconds: performance.now() - started,
      outcome: isTaken ? 'taken' : isLast ? 'given up' : 'retried',
    });
    if (isTaken || isLast) {
      await database.deleteFrom('webhook_event').where('id', '=', event.id).execute();
    } else {
      await database
        .updateTable('webhook_event')
        .set({
          attempts: event.attempts + 1,
          next_attempt_at: sql<Date>`now() + interval '1 second' * ${2 ** event.attempts}`,
        })
        .where('id', '=', event.id)
        .execute();
    }
  }
  return events.length;
}

async function post(
  database: Kysely<Database>,
  event: Selectable<Database['webhook_event']>,
  settings: WebhookSettings | undefined,
): Promise<number | undefined> {
  const url = event.url ?? settings?.url;
  if (!url) return undefined;
  const body = JSON.stringify(await webhookPayload(database, event));
  const response = await fetch(url, {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'X-Shopify-Topic': event.topic,
      'X-Shopify-Hmac-Sha256': sign(body, settings?.secret ?? defaultSecret),
      'X-Shopify-Webhook-Id': event.webhook_id,
      'X-Shopify-Event-Id': event.webhook_id,
      'X-Shopify-Shop-Domain': shopDomain,
      'X-Shopify-API-Version': apiVersion,
      'X-Shopify-Triggered-At': event.triggered_at.toISOString(),
    },
    signal: AbortSignal.timeout(timeoutMilliseconds),
  }).catch(() => undefined);
  return response?.status;
}
