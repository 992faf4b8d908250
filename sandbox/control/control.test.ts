import { describe, expect, test } from 'vitest';
import { storefrontApiPath } from '../schema/api-version.ts';
import { ask, createTestApp, testToken } from '../testing/app.ts';
import { createTestDatabase } from '../testing/database.ts';

const database = await createTestDatabase();
const app = await createTestApp(database, { control: true });

const sku = 'K100-0250-0001';

interface Stock {
  product: { variants: { nodes: { sku: string; availableForSale: boolean; price: object }[] } };
}

async function variant() {
  const { data } = await ask<Stock>(
    app,
    '{ product(handle: "amaro-notte") { variants(first: 5) { nodes { sku availableForSale price { amount } } } } }',
  );
  return data.product.variants.nodes.find((candidate) => candidate.sku === sku);
}

async function control(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  payload?: object,
) {
  return app.inject({ method, url: `/_control${path}`, ...(payload && { payload }) });
}

function ping() {
  return app.inject({
    method: 'POST',
    url: storefrontApiPath,
    headers: { 'x-shopify-storefront-access-token': testToken },
    payload: { query: '{ product(handle: "amaro-notte") { id } }' },
  });
}

test('stock and prices change at once, and a reset takes it back', async () => {
  const before = await variant();
  const changed = await control('PATCH', `/variants/${sku}`, { stock: 0, price: 1234 });
  expect(changed.statusCode).toBe(204);
  expect(await variant()).toMatchObject({ availableForSale: false, price: { amount: '12.34' } });
  await control('POST', '/reset');
  expect(await variant()).toEqual(before);
});

test('a snapshot keeps carts, stock and codes until it is restored', async () => {
  interface Created {
    cartCreate: { cart: { id: string } };
  }
  const { data } = await ask<Created>(
    app,
    'mutation { cartCreate(input: { note: "kept" }) { cart { id } } }',
  );
  const { id } = data.cartCreate.cart;
  const note = async () =>
    (await ask<{ cart: object | null }>(app, 'query ($id: ID!) { cart(id: $id) { note } }', { id }))
      .data.cart;
  await control('PATCH', `/variants/${sku}`, { stock: 7, price: 4321 });
  const before = await variant();
  await control('PUT', '/snapshots/full-cart');
  await control('POST', '/reset');
  expect(await note()).toBeNull();
  expect(await variant()).not.toEqual(before);
  expect((await control('POST', '/snapshots/full-cart/restore')).statusCode).toBe(204);
  expect(await note()).toEqual({ note: 'kept' });
  expect(await variant()).toEqual(before);
  expect((await control('POST', '/snapshots/other/restore')).statusCode).toBe(404);
  expect((await app.inject('/_control/snapshots')).json()).toEqual(['full-cart', 'seeded']);
  await control('POST', '/reset');
});

test.each([
  ['PATCH', '/variants/NOPE', { stock: 1 }, 404],
  ['PATCH', `/variants/${sku}`, { stock: 'many' }, 400],
  ['PATCH', '/discounts/lotse10', { endsAt: '2020-01-01T00:00:00Z' }, 204],
  ['PATCH', '/gift-cards/LOTSE-GIFT-0025-AAAA', { balance: 0 }, 204],
  ['PUT', '/faults', { errorRate: 2 }, 400],
] as const)('%s %s %j answers %i', async (method, path, payload, status) => {
  expect((await control(method, path, payload)).statusCode).toBe(status);
});

test('lists the fields that were asked for and are not implemented', async () => {
  const unanswered = async () => (await app.inject('/_control/unanswered')).json();
  await control('POST', '/reset');
  expect(await unanswered()).toEqual([]);
  await ask(app, 'query Stores { cartCompletionAttempt(attemptId: "1") { __typename } }');
  await ask(app, 'query Again { cartCompletionAttempt(attemptId: "1") { __typename } }');
  expect(await unanswered()).toMatchObject([
    { field: 'QueryRoot.cartCompletionAttempt(attemptId:)', askedBy: 'Again', times: 2 },
  ]);
  expect((await app.inject('/_control/requests')).json()).toMatchObject([
    { operation: 'Again', status: 200, language: 'de' },
    { operation: 'Stores', status: 200, language: 'de' },
  ]);
  await control('POST', '/reset');
  expect(await unanswered()).toEqual([]);
});

describe('faults', () => {
  test('only requests with a text in them fail', async () => {
    await control('PUT', '/faults', { failing: 'tamper' });
    const answer = async (query: string) =>
      (await app.inject({ method: 'POST', url: storefrontApiPath, payload: { query } })).statusCode;
    expect(await answer('{ tamper }')).toBe(503);
    expect(await answer('{ shop { name } }')).not.toBe(503);
    await control('PUT', '/failing/kettle');
    await control('PUT', '/faults', {});
    expect(await answer('{ tamper }')).not.toBe(503);
    expect(await answer('{ kettle }')).toBe(503);
    await control('DELETE', '/failing/kettle');
    expect(await answer('{ kettle }')).not.toBe(503);
  });

  test.each([
    [{ outage: 'error' }, 503],
    [{ errorRate: 1 }, 500],
    [{ throttleRate: 1 }, 429],
    [{ throttleRate: 1, throttleStatus: 429 }, 429],
  ])('%j answers %i', async (faults, status) => {
    await control('PUT', '/faults', faults);
    const response = await ping();
    expect(response.statusCode).toBe(status);
    if ('throttleRate' in faults) {
      expect(response.json().errors[0].extensions.code).toBe('THROTTLED');
    }
    await control('PUT', '/faults', {});
    expect((await ping()).statusCode).toBe(200);
  });

  test('a lost answer leaves behind what was done', async () => {
    interface Created {
      cartCreate: { cart: { id: string } };
    }
    const { data } = await ask<Created>(app, 'mutation { cartCreate { cart { id } } }');
    const { id } = data.cartCreate.cart;
    const note = 'mutation ($id: ID!) { cartNoteUpdate(cartId: $id, note: "x") { cart { note } } }';
    await control('PUT', '/faults', { lostAnswerRate: 1 });
    const answer = await app.inject({
      method: 'POST',
      url: storefrontApiPath,
      headers: { 'x-shopify-storefront-access-token': testToken },
      payload: { query: note, variables: { id } },
    });
    expect(answer.statusCode).toBe(500);
    await control('PUT', '/faults', {});
    const read = 'query ($id: ID!) { cart(id: $id) { note } }';
    expect((await ask<{ cart: object }>(app, read, { id })).data.cart).toEqual({ note: 'x' });
  });

  test('latency delays the answer', async () => {
    await control('PUT', '/faults', { latencyMilliseconds: 60 });
    const started = performance.now();
    await ping();
    expect(performance.now() - started).toBeGreaterThanOrEqual(59);
    await control('PUT', '/faults', {});
  });

  test('a reset connection has no answer', async () => {
    const address = await app.listen({ port: 0 });
    await control('PUT', '/faults', { outage: 'reset' });
    await expect(fetch(`${address}/health`)).rejects.toThrow();
    await control('PUT', '/faults', {});
    expect((await fetch(`${address}/health`)).status).toBe(200);
  });
});

test('is absent unless it is switched on', async () => {
  const closed = await createTestApp(database);
  expect((await closed.inject('/_control')).statusCode).toBe(404);
});
