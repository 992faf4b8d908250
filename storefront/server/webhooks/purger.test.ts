import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import type { RedisConnections } from '../cache/redis.ts';
import { createResponseCache } from '../cache/response-cache.ts';
import { startRedis } from '../testing/redis-server.ts';
import { varnishPurge } from './edge-purges.ts';
import { createPurgeQueue } from './purge-queue.ts';
import { createPurger } from './purger.ts';

let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.stop());

const seen: string[] = [];
let answer = (): { status: number; headers?: Record<string, string> } => ({ status: 200 });
const edge = createServer((request, response) => {
  seen.push(`${request.method} ${request.headers['xkey-purge']}`);
  const { status, headers } = answer();
  response.writeHead(status, headers).end();
});
beforeEach(async () => {
  seen.length = 0;
  answer = () => ({ status: 200 });
  await (await redis.connect()).commands.flushall();
  await new Promise<void>((resolve) => edge.listen(0, resolve));
});
afterEach(() => new Promise((resolve) => edge.close(resolve).closeAllConnections()));

interface NodeOptions {
  connection?: RedisConnections | null;
  againAfterMs?: number;
  cacheFails?: boolean;
}

function nodeWith({
  connection = null,
  againAfterMs = 60_000,
  cacheFails = false,
}: NodeOptions = {}) {
  const purges: unknown[] = [];
  const cache = {
    async purge(tags: string[]) {
      seen.push(`cache ${tags.join(' ')}`);
      if (cacheFails) throw new Error('no');
    },
  };
  const edgeUrl = `http://localhost:${(edge.address() as AddressInfo).port}/`;
  const queue = createPurgeQueue({ redis: connection, collectMs: 50, againAfterMs });
  const purger = createPurger({
    queue,
    cache,
    edges: [varnishPurge(edgeUrl)],
    settleMs: 1,
    pollMs: 20,
    retryMs: 5,
    onPurge: (purge) => purges.push(purge),
  });
  onTestFinished(() => purger.close());
  return { purger, purges };
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });
const purgesOfEdge = () => seen.filter((line) => line.startsWith('PURGE'));

test.each(['in memory', 'in Redis'])(
  'purges the cache, then the edge, and both again after a delay: %s',
  async (mode) => {
    const connection = mode === 'in Redis' ? await redis.connect() : null;
    const { purger } = nodeWith({ connection, againAfterMs: 1_500 });
    await purger.purge(['p1', 'many']);
    // the edge twice, for a page in flight
    const sorted = () => seen.map((line) => line.split(' ').toSorted().join(' '));
    const once = ['cache many p1', 'PURGE many p1', 'PURGE many p1'];
    await eventually(() => expect(sorted()).toEqual(once));
    await eventually(() => expect(sorted()).toEqual([...once, ...once]));
  },
);

test.each(['in memory', 'in Redis'])(
  'tags are collected before they are purged: %s',
  async (mode) => {
    const connection = mode === 'in Redis' ? await redis.connect() : null;
    const queue = createPurgeQueue({ redis: connection, collectMs: 400, againAfterMs: 60_000 });
    await queue.add(['p1']);
    expect(await queue.take()).toBeNull();
    await queue.add(['p2']);
    const batch = await vi.waitUntil(() => queue.take(), { timeout: 10_000 });
    expect(batch.tags.toSorted()).toEqual(['p1', 'p2']);
  },
);

test('a thousand changes on two nodes are a few batches', async () => {
  const nodes = [
    nodeWith({ connection: await redis.connect() }),
    nodeWith({ connection: await redis.connect() }),
  ];
  const changed = Array.from({ length: 1_000 }, (_, index) => `p${index}`);
  await Promise.all(changed.map((tag, index) => nodes[index % 2]?.purger.purge([tag, 'many'])));
  await eventually(() => {
    const purged = new Set(purgesOfEdge().flatMap((line) => line.split(' ').slice(1)));
    expect(purged.size).toBe(1_001);
  });
  expect(purgesOfEdge().length).toBeLessThan(30);
});

/** Two nodes that have a page in Redis and in their memories. */
async function nodesWithPage() {
  let text = 'first';
  const load = async () => ({ value: text, tags: ['p1'], fresh: 3_600 });
  const nodes = await Promise.all(
    [1, 2].map(async () => {
      const connection = await redis.connect();
      const cache = createResponseCache({
        redis: connection,
        memoryMb: 8,
        scope: 'purger',
        loadTimeoutMs: 1_000,
      });
      const queue = createPurgeQueue({ redis: connection, collectMs: 50, againAfterMs: 60_000 });
      const purger = createPurger({ queue, cache, edges: [], pollMs: 20 });
      onTestFinished(() => purger.close());
      return { connection, cache, purger };
    }),
  );
  const shown = () =>
    Promise.all(
      nodes.map(async ({ cache }) => (await cache.read({ key: 'page', stale: 60 }, load)).value),
    );
  expect(await shown()).toEqual(['first', 'first']);
  return {
    connections: nodes.map(({ connection }) => connection),
    shown,
    async change() {
      text = 'second';
      await nodes[0]?.purger.purge(['p1']);
    },
  };
}

test('a change while Redis hangs is shown by every node when Redis is back', async () => {
  const { connections, shown, change } = await nodesWithPage();
  redis.pause();
  onTestFinished(() => void redis.resume());
  for (const connection of connections) {
    await vi.waitFor(
      async () => {
        await connection.attempt((commands) => commands.ping()).catch(() => {});
        expect(connection.state()).toBe('slow');
      },
      { timeout: 10_000 },
    );
  }
  await change();
  // this node has purged its own memory
  await vi.waitFor(async () => expect(await shown()).toEqual(['second', 'first']), {
    timeout: 10_000,
  });
  redis.resume();
  await vi.waitFor(async () => expect(await shown()).toEqual(['second', 'second']), {
    timeout: 10_000,
  });
});

test('a change that only the lost Redis knew is shown by every node when a new one is there', async () => {
  const { connections, shown, change } = await nodesWithPage();
  await change();
  await redis.kill();
  await redis.restart();
  await vi.waitFor(() => expect(connections.every((connection) => connection.isUp())).toBe(true), {
    timeout: 10_000,
  });
  await vi.waitFor(async () => expect(await shown()).toEqual(['second', 'second']), {
    timeout: 10_000,
  });
});

test('a change whose purge fails for want of Redis is purged again', async () => {
  const connection = await redis.connect();
  const queue = createPurgeQueue({ redis: connection, collectMs: 0, againAfterMs: 60_000 });
  let failures = 2;
  const purged: string[] = [];
  const cache = {
    async purge(tags: string[]) {
      if (failures-- > 0) throw new Error('Redis is down');
      purged.push(...tags);
    },
  };
  const purger = createPurger({ queue, cache, edges: [], pollMs: 20 });
  onTestFinished(() => purger.close());
  await purger.purge(['p1']);
  await eventually(() => expect(purged).toEqual(['p1']));
});

test('what a node has taken and not purged when it ends is purged by another', async () => {
  const connection = await redis.connect();
  const queue = createPurgeQueue({ redis: connection, collectMs: 0, againAfterMs: 60_000 });
  await queue.add(['p1', 'p2']);
  const taken = await queue.take();
  expect(taken?.tags.toSorted()).toEqual(['p1', 'p2']);
  expect(await queue.take()).toBeNull();
  // the lease of the lost node ends
  for (const name of await connection.commands.zrange('purges', '0', '-1')) {
    if (name.startsWith('now ')) await connection.commands.zadd('purges', '1', name);
  }
  await connection.commands.del('purges:turn');
  const again = await queue.take();
  expect(again?.tags.toSorted()).toEqual(['p1', 'p2']);
  await again?.done();
  await connection.commands.del('purges:turn');
  expect(await queue.take()).toBeNull();
});

test('a tag that changes again while it is purged is purged again', async () => {
  const connection = await redis.connect();
  const queue = createPurgeQueue({ redis: connection, collectMs: 0, againAfterMs: 60_000 });
  await queue.add(['p1']);
  const first = await queue.take();
  await queue.add(['p1']);
  await first?.done();
  await connection.commands.del('purges:turn');
  expect((await queue.take())?.tags).toEqual(['p1']);
});

test('a failed edge purge is retried', async () => {
  let failures = 2;
  answer = () => ({ status: failures-- > 0 ? 503 : 200 });
  const { purger, purges } = nodeWith();
  await purger.purge(['p1']);
  await eventually(() => expect(purgesOfEdge()).toHaveLength(4));
  expect(purges).not.toContainEqual({ target: 'edge', outcome: 'failed' });
});

test('an edge that is asked too often is left alone as long as it says, and gets the rest at once', async () => {
  const times: number[] = [];
  answer = () => {
    times.push(performance.now());
    return times.length === 1 ? { status: 429, headers: { 'retry-after': '1' } } : { status: 200 };
  };
  const { purger } = nodeWith();
  await purger.purge(['p1']);
  await eventually(() => expect(times).toHaveLength(1));
  await purger.purge(['p2']);
  await purger.purge(['p3']);
  await eventually(() => expect(purgesOfEdge()).toContain('PURGE p2 p3'));
  expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(900);
});

test('an edge that stays away is given up', async () => {
  answer = () => ({ status: 503 });
  const { purger, purges } = nodeWith();
  await purger.purge(['p1']);
  await eventually(() => expect(purges).toContainEqual({ target: 'edge', outcome: 'failed' }));
});

test('the edge is purged even if the cache fails', async () => {
  const { purger, purges } = nodeWith({ cacheFails: true });
  await purger.purge(['p1']);
  await eventually(() => expect(seen).toEqual(['cache p1', 'PURGE p1', 'PURGE p1']));
  expect(purges).toContainEqual({ target: 'cache', outcome: 'failed' });
});

test('without Redis, delayed purges run at once on shutdown', async () => {
  const { purger } = nodeWith();
  await purger.purge(['p1']);
  await purger.purge(['p2']);
  await purger.close();
  expect(seen).toEqual(['cache p1 p2', 'PURGE p1 p2', 'PURGE p1 p2']);
});
