import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
import { createTestApp } from '../testing/app.ts';
import { askAdmin } from '../testing/ask-admin.ts';
import { createTestDatabase } from '../testing/database.ts';
import { startWebhooks } from './delivery.ts';

const secret = 'shared-secret';
const database = await createTestDatabase();
const received: { headers: IncomingMessage['headers']; body: string; status: number }[] = [];
let status = 200;
const server = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), status });
  response.writeHead(status).end();
  status = 200;
});
server.listen(0);
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;
const app = await createTestApp(database);
const webhooks = await startWebhooks(database, { url: `http://localhost:${port}/hooks`, secret });
afterAll(async () => {
  await webhooks.stop();
  server.close();
});

test('a change of stock is told, signed, and told again until it is taken', async () => {
  const variant = await database
    .selectFrom('variant')
    .selectAll()
    .where('sku', '=', 'K100-0250-0001')
    .executeTakeFirstOrThrow();
  status = 500;
  await database.updateTable('variant').set({ stock: 3 }).where('id', '=', variant.id).execute();
  await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 10_000 });

  const [refused, ...taken] = received;
  expect(refused?.status).toBe(500);
  const again = taken.find(
    ({ headers }) => headers['x-shopify-webhook-id'] === refused?.headers['x-shopify-webhook-id'],
  );
  expect(again?.status).toBe(200);
  expect(taken.map(({ headers }) => headers['x-shopify-topic']).toSorted()).toEqual([
    'inventory_levels/update',
    'products/update',
  ]);
  for (const { headers, body } of received) {
    expect(headers['x-shopify-hmac-sha256']).toBe(
      createHmac('sha256', secret).update(body).digest('base64'),
    );
  }
  const product = taken.find(({ headers }) => headers['x-shopify-topic'] === 'products/update');
  expect(JSON.parse(product?.body ?? '')).toMatchObject({
    id: variant.product_id,
    variants: expect.arrayContaining([
      expect.objectContaining({ sku: 'K100-0250-0001', inventory_quantity: 3, price: '8.9' }),
    ]),
  });
});

const upsert = (handle: string, title: string) =>
  askAdmin(
    app,
    `mutation Upsert($handle: String!, $title: String!) {
      metaobjectUpsert(handle: { type: "topbar_promotion", handle: $handle }, metaobject: {
        fields: [{ key: "title", value: $title }], capabilities: { publishable: { status: ACTIVE } } }) {
        metaobject { id } userErrors { message } } }`,
    { handle, title },
  ).then((data) => data.metaobjectUpsert.metaobject.id);
const remove = (id: string) =>
  askAdmin(app, 'mutation Delete($id: ID!) { metaobjectDelete(id: $id) { deletedId } }', { id });
const topics = () => received.map(({ headers }) => headers['x-shopify-topic']);

test('a metaobject that is created, changed and deleted is told, its translation is not', async () => {
  received.length = 0;
  const id = await upsert('friday', 'Freitag');
  await upsert('friday', 'Freitag');
  const { translatableResource } = await askAdmin(
    app,
    'query Texts($id: ID!) { translatableResource(resourceId: $id) { translatableContent { digest } } }',
    { id },
  );
  const [{ digest }] = translatableResource.translatableContent;
  await askAdmin(
    app,
    `mutation Register($id: ID!, $digest: String!) { translationsRegister(resourceId: $id, translations: [
      { key: "title", locale: "da", value: "Fredag", translatableContentDigest: $digest }]) {
      userErrors { code } } }`,
    { id, digest },
  );
  await upsert('friday', 'Samstag');
  await remove(id);
  const expected = ['metaobjects/create', 'metaobjects/update', 'metaobjects/delete'];
  await vi.waitFor(() => expect(topics()).toEqual(expected), { timeout: 10_000 });
  expect(JSON.parse(received[1]?.body ?? '')).toEqual({
    id,
    type: 'topbar_promotion',
    handle: 'friday',
    fields: { title: 'Samstag' },
    capabilities: { publishable: { status: 'active' } },
    created_at: expect.any(String),
    updated_at: expect.any(String),
  });
  expect(JSON.parse(received[2]?.body ?? '')).toMatchObject({ id, type: 'topbar_promotion' });
});

test('a subscription hears of the types that it names', async () => {
  received.length = 0;
  const subscribe = (topic: string, filter: string) =>
    askAdmin(
      app,
      `mutation Subscribe($topic: WebhookSubscriptionTopic!, $filter: String!) {
        webhookSubscriptionCreate(topic: $topic, webhookSubscription: {
          uri: "https://shop.test/hooks", filter: $filter }) { userErrors { message } } }`,
      { topic, filter },
    );
  await subscribe('METAOBJECTS_CREATE', 'type:review');
  await subscribe('METAOBJECTS_DELETE', 'type:review OR type:topbar_promotion');
  await remove(await upsert('sunday', 'Sonntag'));
  await vi.waitFor(() => expect(topics()).toEqual(['metaobjects/delete']), { timeout: 10_000 });
});
