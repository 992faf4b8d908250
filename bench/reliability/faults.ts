// Services fail or are restarted under load: no request may fail.
import { setTimeout as wait } from 'node:timers/promises';
import type { Stack } from '../../deploy/stack/stack.ts';
import { sandboxClient } from '../../e2e/support/sandbox-client.ts';
import { startDelayProxy } from './support/delay-proxy.ts';
import { load } from './support/load.ts';
import { crawl, linksOf, warm } from './support/pages.ts';
import { atLeast, atMost, exactly, type Result, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_FAULT_RATE: rate, BENCH_SECONDS: seconds, BENCH_PORT: port } = settings;
/** Three of four requests are for a page that no edge has; at least half of all must be rendered. */
const missesInFour = 3;
const slowRedisMs = 300;
/** The nodes reach Redis through it. */
const proxyPort = port + 30;
const redisProxy = await startDelayProxy({ port: proxyPort, target: port + 15 });

interface Fault {
  name: string;
  /** Something hangs instead of being gone: visitors must not wait for it. */
  isHanging?: true;
  /** Called under load, after one second. May add results of its own. */
  inject(stack: Stack, addResult: (result: Result) => void): Promise<void>;
}

/** Requests in flight when a node is killed. */
const inFlight = 30;

const faults: Fault[] = [
  {
    name: 'Redis killed, and back',
    async inject({ services }) {
      await services.redis.kill();
      await wait((seconds * 1000) / 3);
      await services.redis.start();
    },
  },
  {
    name: 'Redis paused, and back',
    isHanging: true,
    async inject({ services }) {
      services.redis.pause();
      await wait((seconds * 1000) / 2);
      services.redis.resume();
    },
  },
  {
    name: `Redis answers after ${slowRedisMs} ms`,
    isHanging: true,
    async inject() {
      redisProxy.setDelay(slowRedisMs / 2);
      await wait((seconds * 1000) / 2);
      redisProxy.setDelay(0);
    },
  },
  {
    name: 'the platform hangs, and is back',
    isHanging: true,
    async inject({ urls }) {
      const { setFaults } = sandboxClient(urls.sandbox);
      await setFaults({ outage: 'hang' });
      await wait((seconds * 1000) / 2);
      await setFaults({ outage: 'none' });
    },
  },
  {
    name: 'PostgreSQL paused, and back',
    isHanging: true,
    async inject({ services }) {
      services.postgres.pause();
      await wait((seconds * 1000) / 2);
      services.postgres.resume();
    },
  },
  {
    name: 'a node killed (SIGKILL), and back',
    async inject({ services, urls }, addResult) {
      const [node] = services.nodes;
      const waiting = Array.from({ length: inFlight }, async (_, number) => {
        const edge = urls.edges[number % urls.edges.length];
        return (await fetch(`${edge}/de?in-flight=${number}`)).status;
      });
      // the nodes are rendering them by now
      await wait(50);
      await node?.kill();
      const statuses = await Promise.all(waiting);
      await wait((seconds * 1000) / 3);
      await node?.start();
      const lost = statuses.filter((status) => status !== 200).length;
      addResult(
        exactly(
          `of ${inFlight} requests in flight on both nodes when it was killed: failed`,
          lost,
          0,
        ),
      );
    },
  },
  {
    name: 'rolling restart of the nodes',
    async inject({ services }) {
      for (const node of services.nodes) {
        await node.stop();
        await node.start();
        // until the edge has detected it
        await wait(2_000);
      }
    },
  },
  {
    name: 'deploy with a wrong token',
    async inject({ services, createNode }, addResult) {
      const [node] = services.nodes;
      await node?.stop();
      const rejected = createNode(0, { PLATFORM_TOKEN: 'of-another-shop' });
      const becomesReady = rejected.start().then(
        () => true,
        () => false,
      );
      const isReady = await Promise.race([becomesReady, wait((seconds * 1000) / 2, false)]);
      await rejected.stop();
      await node?.start();
      addResult(exactly('  nodes with the wrong token that became ready', Number(isReady), 0));
    },
  },
  {
    name: 'PostgreSQL stopped, and back',
    async inject({ services }) {
      await services.postgres.stop();
      await wait((seconds * 1000) / 3);
      await services.postgres.start();
    },
  },
  {
    name: 'Varnish restarted, one edge after the other',
    async inject({ services }) {
      for (const edge of services.edges) {
        await edge.stop();
        await edge.start();
        // until its cache is warm: a request that fails on both edges is lost
        await wait((seconds * 1000) / 4);
      }
    },
  },
];

const chosen = faults.filter(({ name }) => name.includes(settings.BENCH_FAULT));

const nodeEnv = { REDIS_URL: `redis://127.0.0.1:${proxyPort}` };

await withStack({ edges: 2, nodeEnv }, async (stack) => {
  const pages = await crawl(stack.urls.shop, settings.BENCH_PAGES);
  // product pages read the parameter, so that each number is a page of its own; the first pages found are listings
  const listing = pages.find((path) => path.includes('/c/'));
  const links = await linksOf(stack.urls.shop, listing ?? '/de');
  const products = links?.filter((path) => path.includes('/p/')) ?? [];
  if (products.length === 0) throw new Error(`${listing} has no product`);
  // the second edge has an empty cache
  for (const edge of stack.urls.edges) await warm(edge, pages);
  const results: Result[] = [];
  for (const [index, { name, isHanging, inject }] of chosen.entries()) {
    const loading = load({
      origins: settings.BENCH_BALANCER ? [settings.BENCH_BALANCER] : stack.urls.edges,
      rate,
      seconds,
      next: (number) => {
        const isMiss = number % 4 < missesInFour;
        const path = isMiss
          ? `${products[number % products.length]}?variant=${index + 1}${number}`
          : pages[number % pages.length];
        return { path: path ?? '/de' };
      },
    });
    await wait(1_000);
    const own: Result[] = [];
    const [result] = await Promise.all([loading, inject(stack, (result) => own.push(result))]);
    const { hit = 0, stale = 0 } = result.cacheCounts;
    const rendered = 100 * (1 - (hit + stale) / result.sent);
    results.push(
      exactly(`${name}: failed of ${result.sent}`, result.failed, 0),
      ...own,
      atLeast('  rendered, in %', rendered, 50),
      ...(isHanging ? [atMost('  p95', result.p95, 200, ' ms')] : []),
      { what: '  failures', found: result.failures },
      { what: '  X-Cache', found: `${result.caches}; p95 ${Math.round(result.p95)} ms` },
      { what: '  retried on the other edge', found: result.retriedOn },
    );
  }
  redisProxy.close();
  report(
    `Faults: each for ${seconds} s under ${rate} requests/s; two edges behind a load balancer that retries requests without a response`,
    results,
  );
});
