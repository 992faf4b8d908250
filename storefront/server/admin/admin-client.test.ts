import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { startAdminApi } from '../../../sandbox/testing/start-admin-api.ts';
import { createAdminClient } from './admin-client.ts';
import { adminDocuments } from './documents.ts';

const scopes = z.object({
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});
const client = { clientId: 'client', clientSecret: 'client-secret' };

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function start(access: { token: string } | typeof client) {
  const api = await startAdminApi();
  open.push(api);
  const config = { url: api.url, apiVersion: '2026-10', access };
  const { send } = createAdminClient(config, { now: api.now, throttleDelayMs: 1 });
  return { api, readScopes: () => send(adminDocuments.accessScopes, {}, scopes), send };
}

test('a fixed token is sent as it is', async () => {
  const { api, readScopes } = await start({ token: 'fixed-token' });
  await readScopes();
  expect(api.tokens).toEqual(['fixed-token']);
});

test('client credentials are exchanged for one token, for calls at the same time too', async () => {
  const { api, readScopes } = await start(client);
  await Promise.all([readScopes(), readScopes(), readScopes()]);
  await readScopes();
  expect(new Set(api.tokens).size).toBe(1);
});

test('a token is renewed before it expires', async () => {
  const { api, readScopes } = await start(client);
  await readScopes();
  api.passHours(23.95);
  await readScopes();
  expect(new Set(api.tokens).size).toBe(2);
});

test('a token that the platform no longer accepts is replaced', async () => {
  const api = await startAdminApi();
  open.push(api);
  // this clock stands still, so the client believes in its token
  const config = { url: api.url, apiVersion: '2026-10', access: client };
  const { send } = createAdminClient(config, { now: () => 0 });
  await send(adminDocuments.accessScopes, {}, scopes);
  api.passHours(30);
  await send(adminDocuments.accessScopes, {}, scopes);
  expect(new Set(api.tokens).size).toBe(2);
});

test('a wrong client secret fails without naming it', async () => {
  const { readScopes } = await start({ ...client, clientSecret: 'wrong' });
  await expect(readScopes()).rejects.toThrow(
    'the platform granted no Admin API token (status 400)',
  );
});

test('a wrong fixed token is an error with its status', async () => {
  const { readScopes } = await start({ token: 'wrong' });
  await expect(readScopes()).rejects.toMatchObject({ name: 'AdminError', status: 401 });
});

test('a missing scope is named', async () => {
  const { api, send } = await start(client);
  api.setFaults({ deniedScopes: ['read_locales'] });
  await expect(send(adminDocuments.shopLocales, {}, z.object({}))).rejects.toMatchObject({
    code: 'ACCESS_DENIED',
    message: expect.stringContaining('`read_locales` access scope'),
  });
});

test('a throttled call is retried', async () => {
  let calls = 0;
  const throttled = '{"errors":[{"message":"Throttled","extensions":{"code":"THROTTLED"}}]}';
  const server = createServer((_request, response) => {
    calls += 1;
    response.end(calls < 3 ? throttled : '{"data":{"done":true}}');
  }).listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  open.push({ close: () => server.close().closeAllConnections() });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const config = { url, apiVersion: '2026-10', access: { token: 'x' } };
  const { send } = createAdminClient(config, { throttleDelayMs: 1 });
  expect(await send('{ done }', {}, z.object({ done: z.boolean() }))).toEqual({ done: true });
  expect(calls).toBe(3);
});
