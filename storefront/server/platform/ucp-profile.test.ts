import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createUcpProfile } from './ucp-profile.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function profileOf(listener: RequestListener) {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const { port } = started.address() as AddressInfo;
  return createUcpProfile({ url: `http://127.0.0.1:${port}`, timeoutMs: 300 });
}

test('the platform’s profile is passed on unchanged, to be cached for a minute', async () => {
  const asked: unknown[] = [];
  const body = '{"ucp":{"version":"2026-01-11"}}';
  const profile = await profileOf((request, response) => {
    asked.push([request.method, request.url, request.headers.cookie]);
    response.writeHead(200, { 'set-cookie': 'a=b' }).end(body);
  });
  const response = await profile();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe(body);
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=60, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
  );
  expect(asked).toEqual([['GET', '/.well-known/ucp', undefined]]);
});

test.each([
  ['no profile', 404, '', 404, 'public, max-age=0, s-maxage=60'],
  ['an error', 500, '{}', 502, 'no-store'],
  ['a redirect', 302, '{}', 502, 'no-store'],
  ['HTML instead of JSON', 200, '<html>', 502, 'no-store'],
  ['a list', 200, '[]', 502, 'no-store'],
  ['a huge body', 200, `{"a":"${'x'.repeat(300_000)}"}`, 503, 'no-store'],
])('%s of the platform (%i) is answered %#', async (_, given, body, status, cacheControl) => {
  const profile = await profileOf((_request, response) => {
    response.writeHead(given).end(body);
  });
  const response = await profile();
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe(cacheControl);
});

test('a platform that does not respond is a 503', async () => {
  const profile = await profileOf(() => {});
  expect((await profile()).status).toBe(503);
});
