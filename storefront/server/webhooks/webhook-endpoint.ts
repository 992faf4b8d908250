import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChangedPage, purgeTags } from '../../app/entry.server.tsx';
import { readBody } from '../http/limited-body.ts';
import type { ChangedPrices } from '../prices/price-jobs.ts';
import { hasValidSignature, parseWebhook, type WebhookChange } from './webhook-payload.ts';
import type { createWebhookStore } from './webhook-store.ts';

export const webhookPath = '/webhooks/platform';
const orderTopic = 'orders/create';
const maxBytes = 2_000_000;

/** A hanging Redis must not delay the response: the platform disables slow webhook endpoints. */
const responseTimeoutMs = 50;

interface WebhookOptions {
  secret: string;
  tagNames: typeof purgeTags;
  store: ReturnType<typeof createWebhookStore>;
  purge(tags: string[]): Promise<void>;
  onPageChange?: (page: ChangedPage) => void;
  /** With the product whose stock may have changed; null if it is unknown. */
  onStockChange?: (productId: number | null) => void;
  onPrices?: (prices: ChangedPrices) => void;
  /** Stores a new order to be measured; without it orders are ignored. */
  storeOrder?: ((order: unknown) => Promise<boolean>) | undefined;
  onWebhook?: (webhook: { topic: string; outcome: WebhookOutcome }) => void;
}

type WebhookOutcome = 'purged' | 'duplicate' | 'ignored' | 'rejected' | 'stored' | 'failed';

/** Receives the platform's webhooks. Responds at once; the purge runs in the background. */
export function createWebhookEndpoint(options: WebhookOptions) {
  const { secret, tagNames, store, purge, onPageChange, onStockChange, onPrices, onWebhook } =
    options;
  const { storeOrder } = options;

  async function tagsOf(change: WebhookChange): Promise<string[]> {
    if (change.inventoryItems) {
      onStockChange?.(change.inventoryItems.product);
      await store.saveInventoryItems(change.inventoryItems);
    }
    if (change.inventoryItem === undefined) return change.tags;
    // unknown items can be ignored: the platform also sends a product webhook
    const product = await store.productOfInventoryItem(change.inventoryItem);
    onStockChange?.(product);
    return product === null ? [] : tagNames.productChanged(product);
  }

  async function processChange(change: WebhookChange, ids: string[]): Promise<WebhookOutcome> {
    for (const id of ids) if (!(await store.isFirstDelivery(id))) return 'duplicate';
    if (change.prices) onPrices?.(change.prices);
    const tags = await tagsOf(change);
    if (tags.length === 0) return 'ignored';
    void purge(tags);
    if (change.page) onPageChange?.(change.page);
    return 'purged';
  }

  async function receive(request: Request): Promise<number> {
    const count = (outcome: WebhookOutcome, topic = 'unknown') => onWebhook?.({ topic, outcome });
    const reject = (status: number) => {
      count('rejected');
      return status;
    };
    const body = await readBody(request, maxBytes);
    if (!body) return reject(413);
    if (!hasValidSignature(body, request.headers.get('x-shopify-hmac-sha256'), secret))
      return reject(401);
    const topic = request.headers.get('x-shopify-topic') ?? '';
    const id = request.headers.get('x-shopify-webhook-id') ?? '';
    if (!/^[\w-]{1,100}$/.test(id)) return reject(400);
    if (topic === orderTopic && storeOrder) {
      // no answer before it is stored: the platform repeats what was not accepted, and a repeated order is stored once
      const outcome = await storeOrder(parseJson(body)).then(
        (isStored) => (isStored ? 'stored' : 'ignored'),
        () => 'failed' as const,
      );
      count(outcome, topic);
      return outcome === 'failed' ? 503 : 200;
    }
    const change = parseWebhook(topic, parseJson(body), tagNames);
    // unknown webhooks are accepted: rejected ones would be retried by the platform
    if (!change) count('ignored');
    else {
      // the body's hash detects replays under another id: every change has its own timestamp in the body
      const ids = [id, hash('sha256', `${topic}\n${body}`)];
      const processing = processChange(change, ids).then((outcome) => count(outcome, topic));
      await Promise.race([processing, wait(responseTimeoutMs)]);
    }
    return 200;
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const status = await receive(request);
    return new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
