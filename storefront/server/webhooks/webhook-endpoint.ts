import type { purgeTags } from '../../app/entry.server.tsx';
import { readBody } from '../http/limited-body.ts';
import { type Announcement, isSigned, readAnnouncement } from './announcement.ts';
import type { createWebhookMemory } from './webhook-memory.ts';

export const webhookPath = '/webhooks/platform';
const mostBytes = 2_000_000;

interface WebhookOptions {
  secret: string;
  tagNames: typeof purgeTags;
  memory: ReturnType<typeof createWebhookMemory>;
  purge(tags: string[]): Promise<void>;
  onWebhook?: (webhook: { topic: string; outcome: WebhookOutcome }) => void;
}

type WebhookOutcome = 'purged' | 'repeated' | 'ignored' | 'refused';

/** Takes the platform's announcements. It is answered at once; the purge is under way by then. */
export function createWebhookEndpoint(options: WebhookOptions) {
  const { secret, tagNames, memory, purge, onWebhook } = options;

  async function tagsOf(announcement: Announcement): Promise<string[]> {
    if (announcement.stockItems) await memory.keepStockItems(announcement.stockItems);
    if (announcement.stockItem === undefined) return announcement.tags;
    // an unknown one needs nothing: with the stock the platform announces the product, too
    const product = await memory.productOfStockItem(announcement.stockItem);
    return product === null ? [] : tagNames.productChanged(product);
  }

  async function take(
    request: Request,
  ): Promise<{ status: number; outcome: WebhookOutcome; topic: string }> {
    const body = await readBody(request, mostBytes);
    if (!body) return { status: 413, outcome: 'refused', topic: 'unknown' };
    if (!isSigned(body, request.headers.get('x-shopify-hmac-sha256'), secret)) {
      return { status: 401, outcome: 'refused', topic: 'unknown' };
    }
    const topic = request.headers.get('x-shopify-topic') ?? '';
    const id = request.headers.get('x-shopify-webhook-id') ?? '';
    if (!/^[\w-]{1,100}$/.test(id)) return { status: 400, outcome: 'refused', topic: 'unknown' };
    const announcement = readAnnouncement(topic, parseJson(body), tagNames);
    // what we have no use for is taken all the same: refused, it would be sent again and again
    if (!announcement) return { status: 200, outcome: 'ignored', topic: 'unknown' };
    if (!(await memory.isNew(id))) return { status: 200, outcome: 'repeated', topic };
    const tags = await tagsOf(announcement);
    if (tags.length === 0) return { status: 200, outcome: 'ignored', topic };
    void purge(tags);
    return { status: 200, outcome: 'purged', topic };
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const { status, outcome, topic } = await take(request);
    onWebhook?.({ topic, outcome });
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
