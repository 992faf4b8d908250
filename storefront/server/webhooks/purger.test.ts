import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { varnishPurge } from './edge-purges.ts';
import { createPurger } from './purger.ts';

const seen: string[] = [];
let failures = 0;
const edge = createServer((request, response) => {
  seen.push(`${request.method} ${request.headers['xkey-purge']}`);
  failures -= 1;
  response.writeHead(failures >= 0 ? 503 : 200).end();
});
beforeEach(async () => {
  seen.length = 0;
  failures = 0;
  await new Promise<void>((resolve) => edge.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => edge.close(resolve).closeAllConnections()));

function purgerWith({ againAfterMs = 60_000, cacheFails = false } = {}) {
  const purges: unknown[] = [];
  const cache = {
    async purge(tags: string[]) {
      seen.push(`cache ${tags.join(' ')}`);
      if (cacheFails) throw new Error('no');
    },
  };
  const edgeUrl = `http://localhost:${(edge.address() as AddressInfo).port}/`;
  const onPurge = (purge: unknown) => purges.push(purge);
  return {
    purger: createPurger({
      ...{ cache, edges: [varnishPurge(edgeUrl)], againAfterMs, settleMs: 1, onPurge },
    }),
    purges,
  };
}

test('purges the cache, then the edge, and both again after a delay', async () => {
  const { purger } = purgerWith({ againAfterMs: 1_500 });
  await purger.purge(['p1', 'many']);
  // the edge twice, for a page in flight
  const once = ['cache p1 many', 'PURGE p1 many', 'PURGE p1 many'];
  expect(seen).toEqual(once);
  await vi.waitFor(() => expect(seen).toEqual([...once, ...once]), { timeout: 10_000 });
});

test('a failed edge purge is retried', async () => {
  failures = 2;
  const { purger, purges } = purgerWith();
  await purger.purge(['p1']);
  expect(seen.filter((line) => line.startsWith('PURGE'))).toHaveLength(4);
  expect(purges).toContainEqual({ target: 'edge', outcome: 'ok' });
});

test('the edge is purged even if the cache fails', async () => {
  const { purger, purges } = purgerWith({ cacheFails: true });
  await purger.purge(['p1']);
  expect(seen).toEqual(['cache p1', 'PURGE p1', 'PURGE p1']);
  expect(purges).toContainEqual({ target: 'cache', outcome: 'failed' });
});

test('delayed purges run at once on shutdown', async () => {
  const { purger } = purgerWith();
  await purger.purge(['p1']);
  await purger.purge(['p2']);
  seen.length = 0;
  await purger.close();
  expect(seen).toEqual(['cache p1 p2', 'PURGE p1 p2', 'PURGE p1 p2']);
});
