import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { streamResponse } from './stream-response.ts';

const text = 'Kaffee und Zubehör. '.repeat(200);
const encoder = new TextEncoder();

/** A response of so many parts; `calls` records how many were written and whether it was cancelled. */
function parts(count: number, failsAt = count) {
  const calls = { written: 0, cancelled: false };
  const body = new ReadableStream({
    pull(controller) {
      if (calls.written === failsAt && failsAt < count) throw new Error('platform down');
      if (calls.written === count) return controller.close();
      calls.written += 1;
      controller.enqueue(encoder.encode(text));
    },
    cancel() {
      calls.cancelled = true;
    },
  });
  const headers = { 'content-type': 'application/xml', 'cache-control': 'public, s-maxage=60' };
  return { calls, response: new Response(body, { headers }) };
}

const asking = (encoding: string, method = 'GET') =>
  new Request('https://shop.example/feeds/google-de.xml', {
    method,
    headers: { 'accept-encoding': encoding },
  });

test.each([
  ['br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', (body: Buffer) => gunzipSync(body)],
  ['identity', (body: Buffer) => body],
])('a body in parts arrives whole as %s', async (encoding, decode) => {
  const sent = await streamResponse(asking(encoding), parts(3).response);
  expect(sent.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(sent.headers.get('vary')).toBe('accept-encoding');
  expect(sent.headers.get('cache-control')).toBe('public, s-maxage=60');
  expect(decode(Buffer.from(await sent.arrayBuffer())).toString()).toBe(text.repeat(3));
});

test.each(['br', 'identity'])(
  'a failure while it is written breaks the body (%s)',
  async (encoding) => {
    const sent = await streamResponse(asking(encoding), parts(3, 2).response);
    await expect(sent.arrayBuffer()).rejects.toThrow();
  },
);

test.each(['br', 'identity'])('a client that leaves stops the writing (%s)', async (encoding) => {
  const { calls, response } = parts(100_000);
  const sent = await streamResponse(asking(encoding), response);
  const reader = sent.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => calls.cancelled).toBe(true);
  expect(calls.written).toBeLessThan(10_000);
});

test('HEAD writes nothing', async () => {
  const { calls, response } = parts(3);
  const sent = await streamResponse(asking('br', 'HEAD'), response);
  expect(sent.body).toBeNull();
  expect(calls).toMatchObject({ cancelled: true });
});
