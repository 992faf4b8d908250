import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { FaultState } from '../control/faults.ts';
import { createTestDatabase } from '../testing/database.ts';
import { adminRoutes } from './routes.ts';

const faults = new FaultState();
let now = new Date('2026-05-01T12:00:00Z');
const app = Fastify();
await app.register(adminRoutes, {
  database: await createTestDatabase('empty'),
  token: 'secret',
  client: { id: 'app', secret: 'app-secret' },
  now: () => now,
  faults,
});
afterAll(() => app.close());

function grant(secret: string) {
  return app.inject({
    method: 'POST',
    url: '/admin/oauth/access_token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=client_credentials&client_id=app&client_secret=${secret}`,
  });
}

async function ask(token: string, query: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/admin/api/2026-10/graphql.json',
    headers: { 'x-shopify-access-token': token },
    payload: { query },
  });
  return { status: response.statusCode, body: response.json() };
}

const scopes = '{ currentAppInstallation { accessScopes { handle } } }';

test('a token of the client credentials grant is valid for a day', async () => {
  const granted = (await grant('app-secret')).json();
  expect(granted).toMatchObject({ expires_in: 86_399 });
  expect((await ask(granted.access_token, scopes)).status).toBe(200);
  now = new Date('2026-05-02T12:00:00Z');
  expect((await ask(granted.access_token, scopes)).status).toBe(401);
});

test('a wrong secret gets no token', async () => {
  const response = await grant('wrong');
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toBe('invalid_client');
});

test('a missing scope is not listed, and denies its fields', async () => {
  faults.current = { ...faults.current, deniedScopes: ['read_locales'] };
  const { body } = await ask('secret', scopes);
  expect(JSON.stringify(body)).not.toContain('read_locales');
  const locales = await ask('secret', '{ shopLocales { locale } }');
  expect(locales.body.errors[0].extensions.code).toBe('ACCESS_DENIED');
  faults.clear();
});
