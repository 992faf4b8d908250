import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { Operation } from '../../app/entry.server.tsx';
import { createBlockList } from '../http/block-list.ts';
import {
  createPlatformClient,
  type PlatformClient,
  type PlatformClientOptions,
} from './platform-client.ts';
import { readResponse } from './platform-response.ts';

type Handle = { collection: { handle: string } | null };
const read: Operation<Handle, { id: string }> = {
  name: 'CollectionHandleById',
  kind: 'query',
  text: 'query CollectionHandleById { x }',
};
const change: Operation<Handle, { id: string }> = { ...read, name: 'Change', kind: 'mutation' };

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function clientFor(listener: RequestListener, options: Partial<PlatformClientOptions> = {}) {
  const server = createServer(listener).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createPlatformClient({
    url: `http://localhost:${port}`,
    token: 'secret',
    tokenKind: 'public',
    apiVersion: '2025-07',
    timeoutMs: 2000,
    ...options,
    resilience: { retryDelayMs: 1, ...options.resilience },
  });
  open.push(client, { close: () => server.close().closeAllConnections() });
  return client;
}

const ask = (client: PlatformClient, operation = read) =>
  client.forBuyer('192.0.2.7').send(operation, { id: 'a' });

/** Answers with the first of these, then the next; the last one for good. */
function answering(...answers: [status: number, body: string][]) {
  const seen: number[] = [];
  const listener: RequestListener = (_, response) => {
    const [status, body] = answers[Math.min(seen.length, answers.length - 1)] ?? [500, ''];
    seen.push(status);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  return { listener, seen };
}

const good: [number, string] = [200, '{"data":{"collection":{"handle":"kaffee"}}}'];
const unknownCode = '{"errors":[{"message":"x","extensions":{"code":"NEW_IN_2027"}}]}';
const internalError =
  '{"data":null,"errors":[{"message":"x","extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}';
const broken: [number, string] = [503, '<html>'];

test('sends the operation, its variables, the token and the shopper’s address [CALL-001 CALL-002 CALL-003 DEC-004]', async () => {
  let seen: unknown;
  const client = await clientFor(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    const { headers } = request;
    seen = {
      url: request.url,
      token: headers['x-shopify-storefront-access-token'],
      buyer: headers['shopify-storefront-buyer-ip'],
      accept: headers.accept,
      name: body.operationName,
      variables: body.variables,
    };
    response.end(good[1]);
  });
  expect((await ask(client)).collection?.handle).toBe('kaffee');
  expect(seen).toEqual({
    url: '/api/2025-07/graphql.json',
    token: 'secret',
    buyer: '192.0.2.7',
    accept: 'application/json',
    name: 'CollectionHandleById',
    variables: { id: 'a' },
  });
});

test('every call names the storefront', async () => {
  let storefront: unknown;
  const client = await clientFor(
    (request, response) => {
      storefront = request.headers['shopify-storefront-id'];
      response.end(good[1]);
    },
    { storefrontId: '1000012345' },
  );
  await ask(client, change);
  expect(storefront).toBe('1000012345');
});

test('a private token is sent in its own header', async () => {
  let token: unknown;
  const client = await clientFor(
    (request, response) => {
      token = request.headers['shopify-storefront-private-token'];
      response.end(good[1]);
    },
    { tokenKind: 'private' },
  );
  await ask(client);
  expect(token).toBe('secret');
});

test.each([
  ['the first error message', 200, '{"errors":[{"message":"No"},{"message":"b"}]}', 'No'],
  ['the status where there is no message', 503, '<html>', 'GraphQL Error (Code: 503)'],
  ['an answer that is not ours', 200, '[]', 'GraphQL Error (Code: 200)'],
])('fails with %s [ERR-010 ERR-011]', async (_, status, body, message) => {
  const client = await clientFor(answering([status, body]).listener);
  await expect(ask(client)).rejects.toMatchObject({ name: 'PlatformError', message });
});

test('times out', async () => {
  const client = await clientFor(() => {}, { timeoutMs: 50 });
  await expect(ask(client)).rejects.toThrow('no response from the platform');
});

test.each([
  ['a broken', broken],
  ['an internally failing', [200, internalError]],
] satisfies [string, [number, string]][])('%s platform is retried', async (_, failure) => {
  const { listener, seen } = answering(failure, failure, good);
  expect((await ask(await clientFor(listener))).collection?.handle).toBe('kaffee');
  expect(seen).toHaveLength(3);
});

test('a request that the platform rejects is not retried', async () => {
  const { listener, seen } = answering([200, '{"errors":[{"message":"Unknown field"}]}'], good);
  await expect(ask(await clientFor(listener))).rejects.toThrow('Unknown field');
  expect(seen).toHaveLength(1);
});

test.each([
  ['a frozen shop', [402, '']],
  ['a locked shop', [423, '']],
  ['an error code that the shop does not know', [200, unknownCode]],
] satisfies [string, [number, string]][])('%s is not retried', async (_, failure) => {
  const { listener, seen } = answering(failure, good);
  await expect(ask(await clientFor(listener))).rejects.toMatchObject({ isTemporary: false });
  expect(seen).toHaveLength(1);
});

test('internal errors of the platform open the circuit', async () => {
  const client = await clientFor(answering([200, internalError]).listener, {
    resilience: { failuresToOpen: 2, retries: 0 },
  });
  for (let call = 0; call < 2; call += 1) await expect(ask(client)).rejects.toThrow('x');
  expect(client.circuit()).toBe('open');
});

test('reports the version that answered', async () => {
  const versions: string[] = [];
  const listener: RequestListener = (_, response) =>
    response.writeHead(200, { 'X-Shopify-API-Version': '2026-01' }).end(good[1]);
  await ask(await clientFor(listener, { onVersion: (version) => versions.push(version) }));
  expect(versions).toEqual(['2026-01']);
});

function denied(data: object, path: (string | number)[]) {
  const message = 'Access denied for x field. Required access: `read_x` access scope.';
  const errors = [{ message, path, extensions: { code: 'ACCESS_DENIED', requiredAccess: 'x' } }];
  return answering([200, JSON.stringify({ data, errors })]);
}

test('a field without its scope is null, the rest of the answer is used', async () => {
  const fields: string[] = [];
  const { listener } = denied({ collection: { handle: 'kaffee', image: null } }, [
    'collection',
    'products',
    'nodes',
    3,
    'image',
  ]);
  const client = await clientFor(listener, { onDeniedField: ({ field }) => fields.push(field) });
  expect((await ask(client)).collection?.handle).toBe('kaffee');
  expect(fields).toEqual(['collection.products.nodes.image']);
});

test.each([
  ['a required field without its scope', ['collection', 'handle']],
  ['a whole result without its scope', ['collection']],
])('%s is an error that names the scope', async (_, path) => {
  const client = await clientFor(denied({ collection: null }, path).listener);
  await expect(ask(client)).rejects.toMatchObject({
    message: expect.stringContaining('`read_x` access scope'),
    code: 'ACCESS_DENIED',
    isTemporary: false,
  });
});

test('an internal error of one field is retried, then the error has the rest of the data', async () => {
  const half =
    '{"data":{"collection":{"handle":"kaffee","image":null}},"errors":[{"message":"x","path":["collection","image"],"extensions":{"code":"INTERNAL_SERVER_ERROR"}}]}';
  const { listener, seen } = answering([200, half]);
  await expect(ask(await clientFor(listener))).rejects.toMatchObject({
    isTemporary: true,
    partialData: { collection: { handle: 'kaffee', image: null } },
  });
  expect(seen).toHaveLength(3);
});

test('knows whether the platform answered', async () => {
  const client = await clientFor(answering([403, ''], good).listener);
  expect(client.hasAnswered()).toBeUndefined();
  await expect(ask(client)).rejects.toMatchObject({ status: 403 });
  expect(client.hasAnswered()).toBe(false);
  await ask(client);
  expect(client.hasAnswered()).toBe(true);
});

test('a write is never retried', async () => {
  const { listener, seen } = answering(broken, good);
  await expect(ask(await clientFor(listener), change)).rejects.toThrow('Code: 503');
  expect(seen).toHaveLength(1);
});

test('connections are reused', async () => {
  const ports = new Set<number | undefined>();
  const client = await clientFor((request, response) => {
    ports.add(request.socket.remotePort);
    response.end(good[1]);
  });
  for (let call = 0; call < 20; call += 1) await ask(client);
  expect(ports.size).toBeLessThanOrEqual(2);
});

test('the circuit opens after repeated failures, is half-open for one call, and closes again', async () => {
  const { listener, seen } = answering(broken, broken, broken, broken, good);
  const client = await clientFor(listener, {
    resilience: { failuresToOpen: 3, halfOpenAfterMs: 500, retries: 0 },
  });
  for (let call = 0; call < 3; call += 1) await expect(ask(client)).rejects.toThrow('503');
  expect(client.circuit()).toBe('open');
  await expect(ask(client)).rejects.toMatchObject({ name: 'PlatformError' });
  expect(seen).toHaveLength(3);

  await vi.waitFor(() => expect(ask(client)).rejects.toThrow('503'), {
    timeout: 10_000,
    interval: 10,
  });
  expect(seen).toHaveLength(4);
  expect(client.circuit()).toBe('open');

  await vi.waitFor(() => expect(ask(client)).resolves.toBeTruthy(), {
    timeout: 10_000,
    interval: 10,
  });
  expect(client.circuit()).toBe('closed');
});

test('a failed read counts once for the circuit, however often it was retried', async () => {
  const { listener, seen } = answering(broken, broken, broken, broken, good);
  const client = await clientFor(listener, {
    resilience: { failuresToOpen: 2, retries: 1, retryDelayMs: 1 },
  });
  await expect(ask(client)).rejects.toThrow('503');
  expect(seen).toHaveLength(2);
  expect(client.circuit()).toBe('closed');
  await expect(ask(client)).rejects.toThrow('503');
  expect(client.circuit()).toBe('open');
});

test('rejected requests do not count as failures for the circuit', async () => {
  const client = await clientFor(answering([200, '{"errors":[{"message":"No"}]}']).listener, {
    resilience: { failuresToOpen: 2 },
  });
  for (let call = 0; call < 5; call += 1) await expect(ask(client)).rejects.toThrow('No');
  expect(client.circuit()).toBe('closed');
});

test.each(['2025-07', '2026-04'])('uses API version %s if configured', async (apiVersion) => {
  let path: string | undefined;
  const listener: RequestListener = (request, response) => {
    path = request.url;
    response.writeHead(200, { 'content-type': 'application/json' }).end(good[1]);
  };
  await ask(await clientFor(listener, { apiVersion }));
  expect(path).toBe(`/api/${apiVersion}/graphql.json`);
});

const throttles: [number, string][] = [
  [429, ''],
  [430, ''],
  [200, '{"errors":[{"message":"x","extensions":{"code":"THROTTLED"}}]}'],
];

test.each(throttles)(
  'one throttled shopper (%s %s) costs 200 others nothing',
  async (status, body) => {
    const calls = { throttled: 0, others: 0 };
    const outcomes: string[] = [];
    const client = await clientFor(
      (request, response) => {
        const isThrottled = request.headers['shopify-storefront-buyer-ip'] === '192.0.2.66';
        calls[isThrottled ? 'throttled' : 'others'] += 1;
        if (!isThrottled) return response.end(good[1]);
        return response.writeHead(status, { 'retry-after': '30' }).end(body);
      },
      // a busy machine takes its time for 200 calls at once
      { timeoutMs: 30_000, onCall: ({ outcome }) => outcomes.push(outcome) },
    );
    const buy = (buyer: string, operation = read) =>
      client.forBuyer(buyer).send(operation, { id: 'a' });
    for (let call = 0; call < 20; call += 1) {
      const operation = call % 2 ? change : read;
      await expect(buy('192.0.2.66', operation)).rejects.toMatchObject({
        name: 'PlatformError',
        isTemporary: false,
        throttledForMs: expect.toSatisfy((ms: number) => ms > 20_000 && ms <= 30_000),
      });
    }
    expect(client.circuit()).toBe('closed');
    expect(client.isResponsive()).toBe(true);
    const others = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => buy(`198.51.100.${index}`)),
    );
    expect(others.filter(({ status: outcome }) => outcome === 'rejected')).toEqual([]);
    // Retry-After: it is asked once and remembered
    expect(calls).toEqual({ throttled: 1, others: 200 });
    expect(outcomes.filter((outcome) => outcome === 'throttled')).toHaveLength(1);
  },
);

test('a throttled shopper is served again after Retry-After, at least a second and at most a minute later', () => {
  let time = 0;
  const { block, waitMs } = createBlockList(() => time);
  block('a', 5_000);
  expect([waitMs('a'), waitMs('b')]).toEqual([5_000, 0]);
  time = 5_000;
  expect(waitMs('a')).toBe(0);
  for (const [retryAfter, ms] of [
    [undefined, 1_000],
    ['0', 1_000],
    ['7', 7_000],
    ['86400', 60_000],
    ['Wed, 21 Oct 2026 07:28:00 GMT', 1_000],
  ]) {
    const reading = () => readResponse('X', { status: 429, retryAfter, text: '' });
    expect(reading, String(retryAfter)).toThrow(expect.objectContaining({ throttledForMs: ms }));
  }
});

test('a hanging platform is given up after two seconds, then calls fail at once', async () => {
  const client = await clientFor(() => {}, { timeoutMs: 8_000 });
  const started = performance.now();
  const first = await Promise.allSettled([ask(client), ask(client), ask(client, change)]);
  expect(first.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  expect(performance.now() - started).toBeLessThan(3_500);
  expect(client.circuit()).toBe('open');
  const then = performance.now();
  await expect(ask(client, change)).rejects.toThrow('circuit open');
  expect(performance.now() - then).toBeLessThan(100);
});

test('while one call tries whether the platform is back, others fail at once', async () => {
  const held: (() => void)[] = [];
  let isBroken = true;
  const client = await clientFor(
    (_, response) => {
      if (isBroken) response.writeHead(503).end();
      else held.push(() => response.end(good[1]));
    },
    { resilience: { failuresToOpen: 1, halfOpenAfterMs: 50, retries: 0 } },
  );
  await expect(ask(client)).rejects.toThrow('503');
  isBroken = false;
  let probe: Promise<unknown> = Promise.resolve();
  await vi.waitFor(
    () => {
      probe = ask(client);
      probe.catch(() => {});
      expect(client.circuit()).toBe('half-open');
    },
    { interval: 20 },
  );
  await expect(ask(client)).rejects.toThrow('circuit open');
  await vi.waitFor(() => expect(held).toHaveLength(1));
  held[0]?.();
  await probe;
  expect(client.circuit()).toBe('closed');
});
