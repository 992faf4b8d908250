import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '../../../sandbox/database/embedded.ts';
import { measurementAttributes } from '../../app/analytics/measurement-attribute.ts';
import type { Visitor } from '../../telemetry/visitor.ts';
import type { Connection } from '../newsletter/database.ts';
import { createTestDatabase } from '../newsletter/testing/test-database.ts';
import { startWorker } from '../newsletter/worker.ts';
import { createBrowserEvents } from './browser-events.ts';
import { createTargets } from './create-targets.ts';
import { purchaseOf } from './purchase.ts';
import { purchaseJobs, storePurchase } from './purchases.ts';
import { startEventReceiver } from './testing/event-receiver.ts';

const publicOrigin = 'https://shop.example';
const log = { error: vi.fn() };
const receiver = await startEventReceiver();
const { received, problems } = receiver;
afterAll(receiver.stop);
const targets = createTargets(receiver.config);
beforeEach(() => {
  received.length = 0;
});

const visitor: Visitor = {
  id: '1234567890.1763400000',
  statistics: true,
  marketing: true,
  clicks: { gclid: 'Cj0-K', fbclid: 'IwAR_1' },
  clickedAt: 1_763_400_000_000,
};
const cookieOf = (given: object) =>
  `cart=1; measurement=${encodeURIComponent(JSON.stringify(given))}`;
const events = {
  path: '/de/p/night-shift',
  events: [
    { event: 'search', search_term: 'espresso' },
    {
      event: 'add_to_cart',
      ecommerce: {
        currency: 'EUR',
        value: 17.8,
        items: [{ item_id: 'K001', item_name: 'Night Shift', price: 8.9, quantity: 2 }],
      },
    },
    {
      event: 'view_item_list',
      ecommerce: { currency: 'EUR', value: 0, item_list_id: 'kaffee', items: [] },
    },
  ],
};
const report = (cookie: string | null, body: unknown = events) =>
  createBrowserEvents({ publicOrigin, targets })(
    new Request(`${publicOrigin}/reports/events`, {
      method: 'POST',
      headers: { 'user-agent': 'Browser', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    }),
  );
const namesAt = (target: string) =>
  received.filter((one) => one.target === target).map(({ name }) => name);

test.each([
  ['without a cookie', null],
  ['after a refusal', cookieOf({ ...visitor, statistics: false, marketing: false })],
  ['with a cookie that is not ours', 'measurement=%7B%7D'],
  ['with a cookie that is no text', 'measurement=%E0%A4%A'],
])('nothing is sent %s', async (_, cookie) => {
  expect(await report(cookie)).toBe(false);
  await new Promise((resolve) => setImmediate(resolve));
  expect(received).toEqual([]);
});

test('after consent each service gets its events', async () => {
  expect(await report(cookieOf(visitor))).toBe(true);
  await vi.waitFor(() => expect(received).toHaveLength(8));
  expect(namesAt('ga4')).toEqual(['search', 'add_to_cart', 'view_item_list']);
  expect(namesAt('meta')).toEqual(['Search', 'AddToCart']);
  expect(namesAt('webhook')).toEqual(['search', 'add_to_cart', 'view_item_list']);
  expect(problems).toEqual([]);
  expect(received.find(({ target }) => target === 'meta')?.body).toMatchObject({
    user_data: { fbc: 'fb.1.1763400000000.IwAR_1', fbp: 'fb.1.1763400000000.1234567890' },
  });
});

test('a service of a purpose that was refused gets nothing, and click ids need marketing', async () => {
  await report(cookieOf({ ...visitor, marketing: false }));
  await vi.waitFor(() => expect(received).toHaveLength(6));
  expect(namesAt('meta')).toEqual([]);
  expect(JSON.stringify(received)).not.toMatch(/Cj0-K|IwAR_1/);
  expect(received[0]?.body).toMatchObject({
    consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
  });
});

test.each([
  ['another event', { path: '/de', events: [{ event: 'purchase', ecommerce: {} }] }],
  ['an address of another site', { ...events, path: 'https://elsewhere.example' }],
  ['too many events', { path: '/de', events: Array(51).fill(events.events[0]) }],
])('%s is refused', async (_, body) => {
  expect(await report(cookieOf(visitor), body)).toBe(false);
});

const order = (id: number, attributes: { key: string; value: string }[]) => ({
  id,
  name: `#${id}`,
  created_at: '2026-11-18T10:00:00Z',
  currency: 'EUR',
  email: 'mara@example.com',
  subtotal_price: '26.70',
  total_price: '31.60',
  total_tax: '2.07',
  total_shipping_price_set: { shop_money: { amount: '4.90', currency_code: 'EUR' } },
  discount_codes: [{ code: 'MOIN', amount: '1.00' }],
  note_attributes: attributes.map(({ key, value }) => ({ name: key, value })),
  line_items: [
    {
      title: 'Night Shift',
      variant_title: '250 g',
      sku: 'K001',
      variant_id: 7,
      price: '8.90',
      total_discount: '1.00',
      quantity: 3,
    },
  ],
});

test('an order of a buyer without consent is no purchase', () => {
  expect(measurementAttributes('cart=1')).toEqual([]);
  expect(purchaseOf(order(1, []), publicOrigin)).toBeNull();
  expect(purchaseOf({ id: 'x' }, publicOrigin)).toBeNull();
});

let connection: Connection;
let drop: () => unknown;
beforeAll(async () => {
  ({ connection, drop } = await createTestDatabase(log, startEmbeddedPostgres));
}, 60_000);
afterAll(() => drop());

test('an order that the platform tells of five times is one purchase at each service, without personal data', async () => {
  const { database } = connection;
  const purchase = purchaseOf(order(1001, measurementAttributes(cookieOf(visitor))), publicOrigin);
  if (!purchase) throw new Error('no purchase');
  await Promise.all(Array.from({ length: 5 }, () => storePurchase(database, purchase, targets)));
  const worker = startWorker({ connection, taskList: purchaseJobs(database, targets), log });
  await vi.waitFor(() => expect(received).toHaveLength(3), { timeout: 15_000 });
  await storePurchase(database, purchase, targets);
  await worker.stop();
  expect(received.map(({ target, id }) => [target, id]).toSorted()).toEqual([
    ['ga4', '#1001'],
    ['meta', 'purchase-1001'],
    ['webhook', 'purchase-1001'],
  ]);
  expect(problems).toEqual([]);
  expect(JSON.stringify(received)).not.toContain('mara@');
  expect(received.find(({ target }) => target === 'ga4')?.body).toMatchObject({
    events: [
      {
        name: 'purchase',
        params: {
          currency: 'EUR',
          value: 26.7,
          tax: 2.07,
          shipping: 4.9,
          coupon: 'MOIN',
          items: [{ item_id: 'K001', price: 8.57, quantity: 3 }],
        },
      },
    ],
  });
}, 60_000);
