import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createErrorReporter, type ErrorReporter } from './error-reporter.ts';

const envelopes: string[] = [];
const server = createServer(async (request, response) => {
  envelopes.push(Buffer.concat(await request.toArray()).toString());
  response.end('{}');
});
let reporter: ErrorReporter;

// it is large, and loaded with the first reporter
beforeAll(() => import('@sentry/core'), 60_000);
beforeEach(async () => {
  envelopes.length = 0;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  reporter = await createErrorReporter({
    dsn: `http://public@localhost:${port}/1`,
    environment: 'production',
    release: '7',
  });
});
afterEach(() => server.close().closeAllConnections());

const toldEvents = () => envelopes.map((envelope) => JSON.parse(envelope.split('\n')[2] ?? ''));

test('an error is reported with cause and stack, without personal data or host name', async () => {
  const requestId = 'fc536896-ea78-4387-8c5e-d1f8cd30b493';
  const cause = new Error('no answer for gid://shopify/Cart/kzq1-abc?key=f00');
  const error = new Error('vera@mail.example could not order', { cause });
  reporter.captureError(error, {
    request_id: requestId,
    route: '/:lang/cart',
    language: 'da',
    cart: 'kzq1',
  });
  await reporter.close();
  const [event] = toldEvents();
  expect(event).toMatchObject({
    release: '7',
    environment: 'production',
    platform: 'node',
    tags: { request_id: requestId, route: '/:lang/cart', language: 'da' },
  });
  const values: { value: string }[] = event.exception.values;
  expect(values.map(({ value }) => value).sort()).toEqual([
    '[hidden] could not order',
    'no answer for [hidden]',
  ]);
  for (const never of [
    'vera',
    'kzq1',
    import.meta.dirname,
    'server_name',
    'runtime',
    'breadcrumbs',
  ]) {
    expect(envelopes.join()).not.toContain(never);
  }
  expect(envelopes.join()).toContain('"storefront/server/reports/error-reporter.test.ts"');
});

test('reports are limited to sixty a minute', async () => {
  for (let time = 0; time < 100; time += 1) reporter.captureError(new Error(`failure ${time}`), {});
  await reporter.close();
  expect(toldEvents()).toHaveLength(60);
});

test('an error outside the shop’s own code is not reported [CALL-038]', async () => {
  const injected = new Error('injected');
  injected.stack = `Error: injected
    at patched (/opt/agent/hook.js:3:9)
    at loader (${import.meta.dirname}/error-reporter.ts:1:1)`;
  reporter.captureError(injected, {});
  await reporter.close();
  expect(envelopes).toEqual([]);
});

test('frames in dependencies and in Node count as the shop’s own code', async () => {
  const error = new Error('no connection');
  error.stack = `Error: no connection
    at Client.connect (${import.meta.dirname}/../../../node_modules/pg/lib/client.js:3:9)
    at node:internal/process/task_queues:105:5`;
  error.stack = error.stack.replace('storefront/server/reports/../../../', '');
  reporter.captureError(error, {});
  await reporter.close();
  expect(toldEvents()).toHaveLength(1);
});
