import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, expect, test, vi } from 'vitest';
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
