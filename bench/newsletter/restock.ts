import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createWebhookEndpoint } from '../../storefront/server/webhooks/webhook-endpoint.ts';
import { createWebhookStore } from '../../storefront/server/webhooks/webhook-store.ts';
import { counted, type Row } from '../support/table.ts';
import { waitUntil } from '../support/wait-until.ts';
import { startEnvironment, type TestEnvironment } from './environment.ts';
import { startProcess, stopProcess } from './processes.ts';

const requests = Number(process.env.BENCH_RESTOCK ?? 10_000);
const requestsOfSecond = Math.ceil(requests / 5);
const kills = 20;
/** Mails that a worker sends at once: each may be accepted and not yet committed when it is killed. */
const sentAtOnce = 4;
const limitSeconds = 120;
const webhookSecret = 'for-the-bench-only';
/** Nothing is cached here. */
const noTags = () => [];
const tagNames = {
  productChanged: noTags,
  productCameOrWent: noTags,
  collectionChanged: noTags,
  collectionCameOrWent: noTags,
  metaobjectChanged: noTags,
};

/** Mails about a restocked variant: repeated and late webhooks, a killed worker, sold out again before all were sent. */
export async function restockMails(): Promise<Row[]> {
  const environment = await startEnvironment();
  try {
    const [first, second] = await environment.variants();
    if (!first || !second) throw new Error('the sandbox has too few variants');
    return [
      ...(await underKills(environment, first)),
      ...(await soldOutAgain(environment, second)),
    ];
  } finally {
    await environment.stop();
  }
}

type Variant = Awaited<ReturnType<TestEnvironment['variants']>>[number];

async function underKills(environment: TestEnvironment, variant: Variant): Promise<Row[]> {
  const { smtp } = environment;
  const platform = platformOf(environment, variant);
  await platform.setStock(0);
  await addRequests(environment, variant, 'first', requests);
  const started = performance.now();
  await platform.setStock(25);
  await platform.announce({ available: 25, minutesAgo: 0 });
  // the platform repeats deliveries, and one from before the restock arrives late
  for (let repeat = 0; repeat < 5; repeat += 1) {
    await platform.announce({ available: 25, minutesAgo: 0, repeats: true });
  }
  await platform.announce({ available: 0, minutesAgo: 30 });

  let killedWhileSending = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const worker = await startProcess('worker', environment.variables);
    const before = smtp.mails.length;
    // the first one may be killed before any mail, the others while they send
    if (kill > 0) await waitUntil(() => smtp.mails.length > before, 10);
    await delay(Math.random() * 300);
    await stopProcess(worker, 'SIGKILL');
    if (smtp.mails.length > before) killedWhileSending += 1;
    await platform.announce({ available: 25, minutesAgo: 0, repeats: true });
  }
  const sentBeforeLast = smtp.mails.length;
  const last = await startProcess('worker', environment.variables);
  const isDone = await waitUntil(async () => (await openRequests(environment, variant)) === 0, 300);
  const seconds = (performance.now() - started) / 1000;
  await platform.announce({ available: 25, minutesAgo: 0 });
  // the check of that last webhook, and its second one after ten seconds
  await delay(12_000);
  await stopProcess(last, 'SIGTERM');
  const messages = messagesOf(environment, 'first', requests);
  const accepted = messages.reduce((sum, { copies }) => sum + copies, 0);
  return [
    {
      expectation: 'kills of the worker, of them while it sent',
      seen: `${kills}, ${killedWhileSending}`,
      met: killedWhileSending > 0 && sentBeforeLast < requests,
    },
    {
      expectation: `all requests are served within ${limitSeconds} s of the webhook`,
      seen: isDone === null ? 'not within 300 s' : `after ${seconds.toFixed(1)} s`,
      met: isDone !== null && seconds < limitSeconds,
    },
    counted('readers with a mail', messages.filter(({ ids }) => ids > 0).length, requests),
    counted('of them with exactly one', messages.filter(({ ids }) => ids === 1).length, requests),
    {
      // killed between the mail server's answer and the commit: mailboxes recognise the second copy by its Message-ID
      expectation: 'copies with the same Message-ID, accepted twice',
      seen: `${accepted - requests} of ${accepted}`,
      met: accepted - requests <= kills * sentAtOnce,
    },
  ];
}

async function soldOutAgain(environment: TestEnvironment, variant: Variant): Promise<Row[]> {
  const platform = platformOf(environment, variant);
  const received = () =>
    messagesOf(environment, 'second', requestsOfSecond).filter(({ ids }) => ids > 0).length;
  await platform.setStock(0);
  await addRequests(environment, variant, 'second', requestsOfSecond);
  const worker = await startProcess('worker', environment.variables);
  await platform.setStock(3);
  await platform.announce({ available: 3, minutesAgo: 0 });
  await waitUntil(() => received() >= requestsOfSecond / 10, 60);
  await platform.setStock(0);
  await platform.announce({ available: 0, minutesAgo: 0 });
  const queued = () =>
    environment.connection.database
      .selectFrom('restock.request')
      .select('id')
      .where('variant_id', '=', String(variant.variantId))
      .where('status', '=', 'queued')
      .limit(1)
      .executeTakeFirst();
  const stoppedAfter = await waitUntil(async () => !(await queued()), 60);
  const whenStopped = received();
  // an old webhook of the first restock must not start it again
  await platform.announce({ available: 3, minutesAgo: 5 });
  await delay(15_000);
  const afterWaiting = received();
  await platform.setStock(40);
  await platform.announce({ available: 40, minutesAgo: 0 });
  const seconds = await waitUntil(
    async () => (await openRequests(environment, variant)) === 0,
    limitSeconds,
  );
  await stopProcess(worker, 'SIGTERM');
  const messages = messagesOf(environment, 'second', requestsOfSecond);
  return [
    {
      expectation: 'sold out again: mails stop',
      seen:
        stoppedAfter === null
          ? 'not within 60 s'
          : `after ${stoppedAfter.toFixed(1)} s, ${whenStopped} of ${requestsOfSecond} sent`,
      met: stoppedAfter !== null && whenStopped < requestsOfSecond,
    },
    counted('sent 15 s later, the rest waits', afterWaiting, whenStopped),
    {
      expectation: 'restocked: the rest is served',
      seen: seconds === null ? `not within ${limitSeconds} s` : `after ${seconds.toFixed(1)} s`,
      met: seconds !== null,
    },
    counted(
      'readers with exactly one mail',
      messages.filter(({ ids, copies }) => ids === 1 && copies === 1).length,
      requestsOfSecond,
    ),
  ];
}

/** Confirmed requests, as after 10,000 clicks. */
async function addRequests(
  { connection }: TestEnvironment,
  { productId, variantId }: Variant,
  name: string,
  count: number,
): Promise<void> {
  await connection.pool.query(
    `insert into restock.request
      select gen_random_uuid(), $1::text || number || '@example.com', $2::bigint, $3::bigint, 'amaro-notte',
        'Amaro Notte', '250 g', (array['de', 'en', 'da'])[1 + number % 3], 'waiting', 'bench', 'none', now(), now(),
        now(), now()
      from generate_series(1, $4::int) as number`,
    [name, productId, variantId, count],
  );
}

async function openRequests({ connection }: TestEnvironment, { variantId }: Variant) {
  const query = {
    text: 'select count(*)::int as count from restock.request where variant_id = $1',
    values: [variantId],
    // longer than a visitor's query: the machine is busy
    query_timeout: 60_000,
  };
  const { rows } = await connection.pool.query<{ count: number }>(query);
  return rows[0]?.count;
}

function messagesOf({ smtp }: TestEnvironment, name: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const mails = smtp.mailsTo(`${name}${index + 1}@example.com`);
    return { copies: mails.length, ids: new Set(mails.map(({ messageId }) => messageId)).size };
  });
}

interface Announcement {
  available: number;
  minutesAgo: number;
  /** The same delivery as before. */
  repeats?: boolean;
}

/** The platform's side: its stock, and its signed webhooks to the storefront's endpoint. */
function platformOf(environment: TestEnvironment, { productId, variantId }: Variant) {
  const store = createWebhookStore(null);
  const receive = createWebhookEndpoint({
    secret: webhookSecret,
    tagNames,
    store,
    purge: async () => undefined,
    onStockChange: (product) => void environment.restock.stockChanged(product),
  });
  let delivery = { id: randomUUID(), at: new Date() };
  return {
    setStock: (stock: number) => environment.setStock(variantId, stock),
    async announce({ available, minutesAgo, repeats = false }: Announcement): Promise<void> {
      await store.saveInventoryItems({ product: productId, items: [variantId] });
      if (!repeats) delivery = { id: randomUUID(), at: new Date(Date.now() - minutesAgo * 60_000) };
      const body = JSON.stringify({
        inventory_item_id: variantId,
        location_id: 1,
        available,
        updated_at: delivery.at.toISOString(),
      });
      const response = await receive(
        new Request('http://localhost/webhooks/platform', {
          method: 'POST',
          body,
          headers: {
            'x-shopify-topic': 'inventory_levels/update',
            'x-shopify-webhook-id': delivery.id,
            'x-shopify-hmac-sha256': createHmac('sha256', webhookSecret)
              .update(body)
              .digest('base64'),
          },
        }),
      );
      if (response.status !== 200) throw new Error(`the webhook was answered ${response.status}`);
    },
  };
}
