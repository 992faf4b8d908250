import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor } from './compress.ts';
import { finishResponse } from './finish-response.ts';

const text = 'Kaffee und Zubehör. '.repeat(200);

function answer(cacheControl = 'public, max-age=0, s-maxage=300', status = 200) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl };
  return new Response(text, { status, headers });
}

const asking = (headers: Record<string, string> = {}) =>
  new Request('https://shop.example/de', { headers });

test('a matching If-None-Match gets 304', async () => {
  const first = await finishResponse(asking(), answer());
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = await finishResponse(asking({ 'if-none-match': known }), answer());
    expect(again.status, known).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('cache-control')).toContain('s-maxage=300');
  }
  const changed = await finishResponse(asking({ 'if-none-match': 'W/"other"' }), answer());
  expect(changed.status).toBe(200);
});

test('a changed page has another ETag', async () => {
  const headers = { 'cache-control': 'public, s-maxage=300' };
  const one = await finishResponse(asking(), new Response('one', { headers }));
  const other = await finishResponse(asking(), new Response('other', { headers }));
  expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'));
});

test.each([
  ['GET', 304],
  ['HEAD', 304],
  ['POST', 200],
])('%s with a matching ETag gets status %i', async (method, status) => {
  const request = new Request('https://shop.example/de', {
    method,
    headers: { 'if-none-match': '*' },
  });
  expect((await finishResponse(request, answer())).status).toBe(status);
});

test('a response without a body keeps status and headers, without Content-Length and ETag', async () => {
  const headers = { location: '/de', 'cache-control': 'public, max-age=60' };
  const finished = await finishResponse(asking(), new Response(null, { status: 302, headers }));
  expect(finished.status).toBe(302);
  expect(finished.body).toBeNull();
  expect(Object.fromEntries(finished.headers)).toEqual(headers);
});

test.each([
  ['text/html; charset=utf-8', 'br'],
  ['text/plain', 'br'],
  ['application/json', 'br'],
  ['application/javascript', 'br'],
  ['application/xml', 'br'],
  ['application/manifest+json', 'br'],
  ['image/svg+xml', 'br'],
  ['image/webp', null],
  ['application/octet-stream', null],
  ['font/woff2', null],
  ['application/pdf; name=text/html', null],
])('%s is sent as %s', async (type, encoding) => {
  const response = new Response(text, { headers: { 'content-type': type } });
  const { headers } = await finishResponse(asking({ 'accept-encoding': 'br' }), response);
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe(encoding && 'accept-encoding');
});

test('a response without a content type is sent unchanged', async () => {
  const response = new Response(new TextEncoder().encode(text));
  const { headers } = await finishResponse(asking({ 'accept-encoding': 'br' }), response);
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, null]);
});

test.each([
  [1023, null],
  [1024, 'gzip'],
])('%i bytes are sent as %s', async (length, encoding) => {
  const response = new Response('x'.repeat(length), { headers: { 'content-type': 'text/plain' } });
  const finished = await finishResponse(asking({ 'accept-encoding': 'gzip' }), response);
  expect(finished.headers.get('content-encoding')).toBe(encoding);
  if (!encoding) expect(finished.headers.get('content-length')).toBe(String(length));
});

test.each([
  ['private, no-store', 200],
  ['public, s-maxage=60', 404],
])('%s with %i has no ETag', async (cacheControl, status) => {
  const finished = await finishResponse(asking(), answer(cacheControl, status));
  expect(finished.headers.has('etag')).toBe(false);
  expect(finished.status).toBe(status);
});

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
])('a page is sent as %s to a client that accepts it', async (encoding, unpack) => {
  const finished = await finishResponse(asking({ 'accept-encoding': encoding }), answer());
  expect(finished.headers.get('content-encoding')).toBe(encoding);
  expect(finished.headers.get('vary')).toBe('accept-encoding');
  const bytes = Buffer.from(await finished.arrayBuffer());
  expect(finished.headers.get('content-length')).toBe(String(bytes.length));
  expect(bytes.length).toBeLessThan(text.length / 5);
  expect(unpack(bytes)).toBe(text);
});

test.each([
  [null, null],
  ['identity', null],
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', null],
  ['BR;q=1', 'br'],
  [' gzip ; q=0.5', 'gzip'],
  ['br;q=0.01', 'br'],
  ['br; q=0 , gzip', 'gzip'],
  ['br;q=0.000', null],
  ['gzip;q=1.0, br;q=0.8', 'br'],
  ['brotli', null],
  ['', null],
])('Accept-Encoding %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
