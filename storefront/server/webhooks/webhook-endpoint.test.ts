import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeTags } from '../../app/cache-policy.ts';
import { startRedis } from '../testing/redis-server.ts';
import { createWebhookEndpoint } from './webhook-endpoint.ts';
import { createWebhookStore } from './webhook-store.ts';

const secret = 'only-a-test-only-a-test';
const sign = (body: string, key = secret) =>
  createHmac('sha256', key).update(body).digest('base64');

let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

function endpointWith(store = createWebhookStore(null)) {
  const purged: string[][] = [];
  const outcomes: string[] = [];
  const changedPages: string[] = [];
  const endpoint = createWebhookEndpoint({
    secret,
    tagNames: purgeTags,
    store,
    purge: async (tags) => void purged.push(tags),
    onPageChange: ({ kind, id }) => changedPages.push(`${kind} ${id}`),
    onWebhook: ({ outcome }) => outcomes.push(outcome),
  });
  return { endpoint, purged, outcomes, changedPages };
}

let count = 0;
function webhook(topic: string, payload: unknown, headers: Record<string, string> = {}) {
  count += 1;
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return new Request('https://shop.example/webhooks/platform', {
    method: 'POST',
    body,
    headers: {
      'x-shopify-topic': topic,
      'x-shopify-webhook-id': `id-${count}`,
      'x-shopify-hmac-sha256': sign(body),
      ...headers,
    },
  });
}

const product = { id: 7, variants: [{ inventory_item_id: 71 }, { inventory_item_id: 72 }] };

test.each([
  ['products/update', product, ['p7', 'many']],
  ['products/create', { id: 7 }, ['p7', 'many', 'listing', 'missing']],
  ['products/delete', { id: 7 }, ['p7', 'many', 'listing', 'missing']],
  ['collections/update', { id: 3 }, ['c3']],
  ['collections/create', { id: 3 }, ['c3', 'missing']],
  ['collections/delete', { id: 3 }, ['c3', 'missing']],
  ['metaobjects/update', { id: 'gid://shopify/Metaobject/5', type: 'review' }, ['m5', 'm-review']],
])('%s purges its tags', async (topic, payload, tags) => {
  const { endpoint, purged } = endpointWith();
  expect((await endpoint(webhook(topic, payload))).status).toBe(200);
  expect(purged).toEqual([tags]);
});

test('a changed product or collection is announced as a changed page once, stock is not', async () => {
  const { endpoint, changedPages } = endpointWith();
  const update = webhook('products/update', product);
  await endpoint(update.clone());
  await endpoint(update);
  await endpoint(webhook('collections/create', { id: 3 }));
  await endpoint(webhook('inventory_levels/update', { inventory_item_id: 71 }));
  await endpoint(webhook('metaobjects/update', { id: 5, type: 'review' }));
  expect(changedPages).toEqual(['Product 7', 'Collection 3']);
});

test('an inventory webhook purges the product once its inventory items are known', async () => {
  const { endpoint, purged } = endpointWith();
  const stock = { inventory_item_id: 72, available: 3, updated_at: '2026-11-15T10:00:00Z' };
  await endpoint(webhook('inventory_levels/update', stock));
  expect(purged).toEqual([]);
  await endpoint(webhook('products/update', product));
  const later = { ...stock, updated_at: '2026-11-15T10:00:01Z' };
  await endpoint(webhook('inventory_levels/update', later));
  expect(purged).toEqual([
    ['p7', 'many'],
    ['p7', 'many'],
  ]);
});

test('a replay under another id is ignored', async () => {
  const { endpoint, purged, outcomes } = endpointWith();
  await endpoint(webhook('products/update', product));
  await endpoint(webhook('products/update', product));
  expect(purged).toEqual([['p7', 'many']]);
  expect(outcomes).toEqual(['purged', 'duplicate']);
});

test('a product that is created and updated at once counts as both', async () => {
  const { endpoint, outcomes } = endpointWith();
  await endpoint(webhook('products/create', product));
  await endpoint(webhook('products/update', product));
  expect(outcomes).toEqual(['purged', 'purged']);
});

test.each([
  ['no signature', { 'x-shopify-hmac-sha256': '' }, 401],
  ['a short signature', { 'x-shopify-hmac-sha256': 'YQ==' }, 401],
  ['a signature with another key', { 'x-shopify-hmac-sha256': sign('{"id":7}', 'other') }, 401],
  ['a signature of other bytes', { 'x-shopify-hmac-sha256': sign('{"id": 7}') }, 401],
  ['no id', { 'x-shopify-webhook-id': '' }, 400],
])('%s is rejected', async (_, headers, status) => {
  const { endpoint, purged, outcomes } = endpointWith();
  expect((await endpoint(webhook('products/create', { id: 7 }, headers))).status).toBe(status);
  expect(purged).toEqual([]);
  expect(outcomes).toEqual(['rejected']);
});

test.each([
  ['an unknown topic', 'orders/create', { id: 7 }],
  ['a body without an id', 'products/update', { handle: 'x' }],
  ['a body that is no JSON', 'products/update', '{'],
  ['a prototype', 'constructor', { id: 7 }],
  ['another change under the topic of a deletion', 'products/delete', product],
  ['a metaobject without a type', 'metaobjects/update', { id: 5 }],
])('%s is accepted and ignored', async (_, topic, payload) => {
  const { endpoint, purged } = endpointWith();
  expect((await endpoint(webhook(topic, payload))).status).toBe(200);
  expect(purged).toEqual([]);
});

test('a body above the size limit is rejected', async () => {
  const { endpoint } = endpointWith();
  expect((await endpoint(webhook('products/update', 'x'.repeat(2_000_001)))).status).toBe(413);
});

describe('a duplicate delivery', () => {
  const again = { 'x-shopify-webhook-id': 'the-same' };

  test('is ignored', async () => {
    const { endpoint, purged, outcomes } = endpointWith();
    await endpoint(webhook('products/update', product, again));
    expect((await endpoint(webhook('products/update', product, again))).status).toBe(200);
    expect(purged).toHaveLength(1);
    expect(outcomes).toEqual(['purged', 'duplicate']);
  });

  test('is detected on other nodes, which also share inventory items', async () => {
    const one = endpointWith(createWebhookStore(await redis.connect()));
    const two = endpointWith(createWebhookStore(await redis.connect()));
    await one.endpoint(webhook('products/update', product, again));
    await two.endpoint(webhook('products/update', product, again));
    expect(two.outcomes).toEqual(['duplicate']);
    await two.endpoint(webhook('inventory_levels/update', { inventory_item_id: 71 }));
    expect(two.purged).toEqual([['p7', 'many']]);
  });

  test('is detected without Redis', async () => {
    const own = await startRedis();
    const { endpoint, purged } = endpointWith(createWebhookStore(await own.connect()));
    await own.kill();
    await endpoint(webhook('products/update', product, again));
    await endpoint(webhook('products/update', product, again));
    expect(purged).toHaveLength(1);
    await own.stop();
  });
});

test('the response does not wait for the purge', async () => {
  const endpoint = createWebhookEndpoint({
    secret,
    tagNames: purgeTags,
    store: createWebhookStore(await redis.connect()),
    purge: () => new Promise(() => {}),
  });
  expect((await endpoint(webhook('products/update', product))).status).toBe(200);
});

test('the response does not wait for a hanging Redis, and the purge follows', async () => {
  let resolveRedis = (_isFirst: boolean) => {};
  const hanging = new Promise<boolean>((resolve) => {
    resolveRedis = resolve;
  });
  const { endpoint, purged } = endpointWith({
    ...createWebhookStore(null),
    isFirstDelivery: () => hanging,
  });
  expect((await endpoint(webhook('products/update', product))).status).toBe(200);
  expect(purged).toEqual([]);
  resolveRedis(true);
  await expect.poll(() => purged).toEqual([['p7', 'many']]);
});

test('a changed product tells of its prices with the platform’s times', async () => {
  const seen: unknown[] = [];
  const endpoint = createWebhookEndpoint({
    secret,
    tagNames: purgeTags,
    store: createWebhookStore(null),
    purge: async () => undefined,
    onPrices: (prices) => seen.push(prices),
  });
  const variant = { id: 70, inventory_item_id: 71, updated_at: '2026-11-18T10:00:00+01:00' };
  const sale = { ...variant, price: '8.00', compare_at_price: '10.00' };
  await endpoint(webhook('products/update', { id: 7, variants: [sale] }));
  await endpoint(webhook('products/update', { id: 7, variants: [{ ...variant, price: '10.00' }] }));
  await endpoint(webhook('products/update', product));
  const changedAt = '2026-11-18T09:00:00.000Z';
  expect(seen).toEqual([
    { productId: '7', variants: [{ variantId: '70', amount: '8.00', isReduced: true, changedAt }] },
    {
      productId: '7',
      variants: [{ variantId: '70', amount: '10.00', isReduced: false, changedAt }],
    },
  ]);
});

test.each<[string, () => Promise<boolean>, number, string]>([
  ['is stored before the answer', async () => true, 200, 'stored'],
  ['of a buyer without consent is not stored', async () => false, 200, 'ignored'],
  [
    'is asked for again while the database is down',
    () => Promise.reject(new Error()),
    503,
    'failed',
  ],
])('an order %s', async (_, storeOrder, status, outcome) => {
  const outcomes: string[] = [];
  const endpoint = createWebhookEndpoint({
    secret,
    tagNames: purgeTags,
    store: createWebhookStore(null),
    storeOrder,
    purge: async () => undefined,
    onWebhook: (one) => outcomes.push(one.outcome),
  });
  const order = webhook('orders/create', { id: 1 });
  expect((await endpoint(order.clone())).status).toBe(status);
  // a repetition is not taken for a duplicate: the database decides
  expect((await endpoint(order)).status).toBe(status);
  expect(outcomes).toEqual([outcome, outcome]);
});
