import { expect, test } from 'vitest';
import { readBody, withLimitedBody } from './limited-body.ts';

const sending = (body: BodyInit | null, headers = {}) =>
  new Request('https://shop.example/de/cart', { method: 'POST', body, headers });

/** Without a content-length, as a client sends that does not know yet how much will come. */
/** What Node asks of a streamed body, and the types do not know. */
const half = { duplex: 'half' };
const streaming = (...chunks: string[]) =>
  new Request('https://shop.example/de/cart', {
    method: 'POST',
    body: new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
    ...half,
  });

test.each([
  ['exactly as much as allowed', sending('12345'), '12345'],
  ['one byte more than allowed', sending('123456'), null],
  ['in pieces that are small together', streaming('12', '345'), '12345'],
  ['in pieces that are too large together', streaming('123', '456'), null],
  ['nothing', sending(null), ''],
])('a body of 5 bytes at most: %s', async (_, request, read) => {
  expect((await readBody(request, 5))?.toString() ?? null).toBe(read);
});

test('bytes are counted, not letters', async () => {
  expect(await readBody(sending('üüü'), 5)).toBeNull();
  expect((await readBody(sending('üüü'), 6))?.toString()).toBe('üüü');
});

test('a Content-Length above the limit is rejected without reading the body', async () => {
  const request = streaming('1');
  request.headers.set('content-length', '6');
  expect(await readBody(request, 5)).toBeNull();
  expect(request.bodyUsed).toBe(false);
});

test('a request with a small body is unchanged', async () => {
  const aborted = new AbortController();
  const request = new Request('https://shop.example/de/cart?a=1', {
    method: 'POST',
    body: 'intent=add',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-request-id': 'edge-0001' },
    signal: aborted.signal,
  });
  const limited = await withLimitedBody(request, 100);
  expect([limited?.method, limited?.url]).toEqual(['POST', 'https://shop.example/de/cart?a=1']);
  expect(limited?.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  expect(limited?.headers.get('x-request-id')).toBe('edge-0001');
  expect(await limited?.text()).toBe('intent=add');
  aborted.abort();
  expect(limited?.signal.aborted).toBe(true);
});

test('a request without a body is unchanged', async () => {
  const request = new Request('https://shop.example/de');
  expect(await withLimitedBody(request, 0)).toBe(request);
});

test('a request with a body above the limit is rejected', async () => {
  expect(await withLimitedBody(sending('123456'), 5)).toBeNull();
});
