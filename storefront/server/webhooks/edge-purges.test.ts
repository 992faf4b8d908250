import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cloudflarePurge, fastlyPurge, varnishPurge } from './edge-purges.ts';

const received: { line: string; headers: NodeJS.Dict<string | string[]>; body: string }[] = [];
let answer = { status: 200, body: '{"success":true}' };
const listener = createServer(async (request, response) => {
  const body = await text(request);
  received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
const address = () => `http://localhost:${(listener.address() as AddressInfo).port}`;

beforeEach(async () => {
  received.length = 0;
  answer = { status: 200, body: '{"success":true}' };
  await new Promise<void>((resolve) => listener.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => listener.close(resolve).closeAllConnections()));

test('Varnish gets a PURGE with the tags in xkey-purge', async () => {
  await varnishPurge(`${address()}/`)(['p1', 'c2']);
  expect(received).toMatchObject([{ line: 'PURGE /', headers: { 'xkey-purge': 'p1 c2' } }]);
});

test('Fastly gets a soft purge of surrogate keys, at most 256 in one request', async () => {
  const tags = Array.from({ length: 300 }, (_, index) => `p${index}`);
  await fastlyPurge({ serviceId: 'SVC', token: 'secret', apiUrl: address() })(tags);
  expect(received.map(({ line }) => line)).toEqual([
    'POST /service/SVC/purge',
    'POST /service/SVC/purge',
  ]);
  expect(received[0]?.headers).toMatchObject({
    'fastly-key': 'secret',
    'fastly-soft-purge': '1',
    'content-type': 'application/json',
  });
  const keys = received.map(({ body }) => JSON.parse(body).surrogate_keys);
  expect(keys.map(({ length }) => length)).toEqual([256, 44]);
  expect(keys.flat()).toEqual(tags);
});

test('Cloudflare gets the tags of a zone with a bearer token, at most 100 in one request', async () => {
  const tags = Array.from({ length: 130 }, (_, index) => `p${index}`);
  await cloudflarePurge({ zoneId: 'ZONE', token: 'secret', apiUrl: address() })(tags);
  expect(received.map(({ line }) => line)).toEqual([
    'POST /zones/ZONE/purge_cache',
    'POST /zones/ZONE/purge_cache',
  ]);
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
  expect(received.flatMap(({ body }) => JSON.parse(body).tags)).toEqual(tags);
});

test.each([
  ['Varnish', () => varnishPurge(`${address()}/`)],
  ['Fastly', () => fastlyPurge({ serviceId: 'SVC', token: 'secret', apiUrl: address() })],
  ['Cloudflare', () => cloudflarePurge({ zoneId: 'ZONE', token: 'secret', apiUrl: address() })],
])('a refused purge of %s is an error', async (_, create) => {
  answer = { status: 403, body: '{}' };
  await expect(create()(['p1'])).rejects.toThrow('status 403');
});

test('an answer of Cloudflare without success is an error', async () => {
  answer = { status: 200, body: '{"success":false,"errors":[{"code":1134}]}' };
  const purge = cloudflarePurge({ zoneId: 'ZONE', token: 'secret', apiUrl: address() });
  await expect(purge(['p1'])).rejects.toThrow();
});
