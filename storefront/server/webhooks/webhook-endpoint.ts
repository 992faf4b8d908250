import { hash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { purgeTags } from '../../app/entry.server.tsx';
import { readBody } from '../http/limited-body.ts';
import { type Announcement, isSigned, readAnnouncement } from './announcement.ts';
import type { createWebhookMemory } from './webhook-memory.ts';

export const webhookPath = '/webhooks/platform';
const mostBytes = 2_000_000;

/** A Redis that hangs must not keep the platform waiting: it gives up on endpoints that are slow. */
const patienceMs = 50;

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

  async function act(announcement: Announcement, ids: string[]): Promise<WebhookOutcome> {
    for (const id of ids) if (!(await memory.isNew(id))) return 'repeated';
    const tags = await tagsOf(announcement);
    if (tags.length === 0) return 'ignored';
    void purge(tags);
    return 'purged';
  }

  async function take(request: Request): Promise<number> {
    const tell = (outcome: WebhookOutcome, topic = 'unknown') => onWebhook?.({ topic, outcome });
    const refuse = (status: number) => {
      tell('refused');
      return status;
    };
    const body = await readBody(request, mostBytes);
    if (!body) return refuse(413);
    if (!isSigned(body, request.headers.get('x-shopify-hmac-sha256'), secret)) return refuse(401);
    const topic = request.headers.get('x-shopify-topic') ?? '';
    const id = request.headers.get('x-shopify-webhook-id') ?? '';
    if (!/^[\w-]{1,100}$/.test(id)) return refuse(400);
    const announcement = readAnnouncement(topic, parseJson(body), tagNames);
    // what we have no use for is taken all the same: refused, it would be sent again and again
    if (!announcement) tell('ignored');
    else {
      // a recorded delivery sent again under another id is the same delivery: every change has its own time in the body
      const ids = [id, hash('sha256', `${topic}\n${body}`)];
      const acting = act(announcement, ids).then((outcome) => tell(outcome, topic));
      await Promise.race([acting, wait(patienceMs)]);
    }
    return 200;
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    const status = await take(request);
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
