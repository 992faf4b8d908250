import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodingFor } from './compress.ts';
import { finishAnswer } from './finish-answer.ts';

const text = 'Kaffee und Zubehör. '.repeat(200);

function answer(cacheControl = 'public, max-age=0, s-maxage=300', status = 200) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl };
  return new Response(text, { status, headers });
}

const asking = (headers: Record<string, string> = {}) =>
  new Request('https://shop.example/de', { headers });

test('a page the client has already is not sent again', async () => {
  const first = await finishAnswer(asking(), answer());
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
    const again = await finishAnswer(asking({ 'if-none-match': known }), answer());
    expect(again.status, known).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('cache-control')).toContain('s-maxage=300');
  }
  const changed = await finishAnswer(asking({ 'if-none-match': 'W/"other"' }), answer());
  expect(changed.status).toBe(200);
});

test.each([
  ['private, no-store', 200],
  ['public, s-maxage=60', 404],
])('%s with %i has no version', async (cacheControl, status) => {
  const finished = await finishAnswer(asking(), answer(cacheControl, status));
  expect(finished.headers.has('etag')).toBe(false);
  expect(finished.status).toBe(status);
});

test.each([
  ['br', (bytes: Buffer) => brotliDecompressSync(bytes).toString()],
  ['gzip', (bytes: Buffer) => gunzipSync(bytes).toString()],
])('a page is sent as %s to who takes it', async (encoding, unpack) => {
  const finished = await finishAnswer(asking({ 'accept-encoding': encoding }), answer());
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
])('%s is answered as %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
