import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import freePort from 'get-port';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLimiters } from '../http/limiters.ts';
import { createPurgeQueue } from '../webhooks/purge-queue.ts';
import { createPurger } from '../webhooks/purger.ts';
import { connectRedis } from './redis.ts';
import { createResponseCache } from './response-cache.ts';

/** A primary with a replica, and three Sentinels that replace it. */
async function startCluster() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sentinel-'));
  const children = new Map<number, ChildProcess>();
  const launch = (port: number, args: string[]) =>
    children.set(port, spawn('redis-server', args, { stdio: 'ignore', cwd: folder }));
  onTestFinished(() => {
    for (const child of children.values()) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const [primary, replica, ...sentinels] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  );
  if (!primary || !replica) throw new Error('no free port');
  const server = (port: number) => ['--port', `${port}`, '--bind', '127.0.0.1', '--save', ''];
  launch(primary, server(primary));
  launch(replica, [...server(replica), '--replicaof', '127.0.0.1', `${primary}`]);
  const isLinked = async () => {
    const client = new Redis(replica, '127.0.0.1', { lazyConnect: true });
    client.on('error', () => {});
    try {
      return (await client.info('replication')).includes('master_link_status:up');
    } finally {
      client.disconnect();
    }
  };
  await vi.waitFor(async () => expect(await isLinked()).toBe(true), { timeout: 20_000 });
  for (const port of sentinels) {
    const file = path.join(folder, `sentinel-${port}.conf`);
    const settings = [
      `port ${port}`,
      'bind 127.0.0.1',
      `sentinel monitor shop 127.0.0.1 ${primary} 2`,
      'sentinel down-after-milliseconds shop 1000',
      'sentinel failover-timeout shop 5000',
    ];
    writeFileSync(file, `${settings.join('\n')}\n`);
    launch(port, [file, '--sentinel']);
  }
  const [first = 0] = sentinels;
  const ask = async (what: string) => {
    const client = new Redis(first, '127.0.0.1', { lazyConnect: true });
    client.on('error', () => {});
    try {
      return String(await client.call('SENTINEL', what, 'shop'));
    } finally {
      client.disconnect();
    }
  };
  for (const what of ['sentinels', 'replicas']) {
    await vi.waitFor(async () => expect(await ask(what)).toContain('127.0.0.1'), {
      timeout: 30_000,
    });
  }
  return {
    sentinels: sentinels.map((port) => ({ host: '127.0.0.1', port })),
    replica,
    /** Sentinels that were kept from running for two seconds do nothing for half a minute. */
    hasMoved: () =>
      vi.waitFor(
        async () => expect(await ask('get-master-addr-by-name')).toContain(String(replica)),
        { timeout: 100_000, interval: 100 },
      ),
    killPrimary: () => children.get(primary)?.kill('SIGKILL'),
  };
}

test('a lost primary is replaced by its replica: no read fails, limits and purges go on', async () => {
  const { sentinels, replica, hasMoved, killPrimary } = await startCluster();
  const connect = async () => {
    const connection = connectRedis({
      url: 'redis://ignored.example',
      sentinel: { hosts: sentinels, name: 'shop' },
      onState: () => {},
    });
    onTestFinished(() => connection.close());
    await connection.start();
    return connection;
  };
  const [one, two] = [await connect(), await connect()];
  await vi.waitFor(() => expect([one.state(), two.state()]).toEqual(['up', 'up']), {
    timeout: 20_000,
  });
  const cacheWith = (redis: typeof one) =>
    createResponseCache({ redis, memoryMb: 8, scope: 'test', loadTimeoutMs: 5_000 });
  const nodes = [one, two].map((redis) => {
    const cache = cacheWith(redis);
    const queue = createPurgeQueue({ redis, collectMs: 50, againAfterMs: 60_000 });
    const purger = createPurger({ queue, cache, edges: [], pollMs: 50 });
    onTestFinished(() => purger.close());
    return { cache, purger, limiters: createLimiters({ redis, secret: 'only-a-test' }) };
  });
  // what is purged before, while and after there is no primary
  const pages = ['before', 'meanwhile', 'after'].map((when) => ({ when, text: 'first' }));
  const textsOf = (when: string) =>
    Promise.all(
      nodes.map(async ({ cache }) => {
        const load = async () => {
          const text = pages.find((page) => page.when === when)?.text;
          return { value: text, tags: [when], fresh: 3_600 };
        };
        return (await cache.read({ key: `page ${when}`, stale: 60 }, load)).value;
      }),
    );
  const change = async (when: string) => {
    for (const page of pages) if (page.when === when) page.text = 'second';
    await nodes[0]?.purger.purge([when]);
  };
  for (const { when } of pages) expect(await textsOf(when)).toEqual(['first', 'first']);
  let failed = 0;
  let reads = 0;
  let slowest = 0;
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      reads += 1;
      const started = performance.now();
      const load = async () => ({ value: reads, tags: ['p1'], fresh: 60 });
      const node = nodes[reads % 2];
      await node?.cache.read({ key: `X:${reads}`, stale: 60 }, load).catch(() => {
        failed += 1;
      });
      await node?.limiters.retryAfterSeconds('GET', '/de/search', '192.0.2.1');
      slowest = Math.max(slowest, performance.now() - started);
      await wait(5);
    }
  })();
  await wait(300);
  await change('before');
  killPrimary();
  await vi.waitFor(() => expect(one.isUp()).toBe(false), { timeout: 10_000 });
  await change('meanwhile');
  await hasMoved();
  for (const node of [one, two]) {
    const server = () => node.attempt((commands) => commands.info('server'));
    await vi.waitFor(async () => expect(await server()).toContain(`tcp_port:${replica}`), {
      timeout: 40_000,
      interval: 100,
    });
  }
  isOver = true;
  await reading;
  expect(failed).toBe(0);
  expect(reads).toBeGreaterThan(50);
  expect(slowest).toBeLessThan(2_000);

  await change('after');
  for (const { when } of pages) {
    await vi.waitFor(async () => expect(await textsOf(when)).toEqual(['second', 'second']), {
      timeout: 20_000,
    });
  }
  // both nodes count together again
  let tries = 0;
  const take = async () => {
    tries += 1;
    const shared = [{ key: `after the failover ${tries}`, max: 1 }];
    const first = await nodes[0]?.limiters.codeAttempts.take(shared);
    return [first, await nodes[1]?.limiters.codeAttempts.take(shared)];
  };
  await vi.waitFor(async () => expect(await take()).toEqual([true, false]), { timeout: 10_000 });
}, 240_000);
