// What a page costs: a node against bare react-dom, Redis against a bare read, the edge against a static object.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connectRedis } from '../../storefront/server/cache/redis.ts';
import { createResponseStore } from '../../storefront/server/cache/response-store.ts';
import { atLeast, atMost, percentile, type Result, report } from '../reliability/support/report.ts';
import { settings } from '../reliability/support/settings.ts';
import { withStack } from '../reliability/support/with-stack.ts';
import { barChart, writeChart } from '../support/chart.ts';
import { meterSettings, type NodeCost, nodeCost } from './node-cost.ts';
import { pages } from './pages.ts';
import { startStaticVarnish } from './static-varnish.ts';

const requestsPerPage = 60;
const rounds = 5;

const run = promisify(execFile);

await withStack({ nodeEnv: meterSettings }, async (stack) => {
  const costs: Record<string, NodeCost> = {};
  for (const [name, path] of Object.entries(pages)) costs[name] = await cost(path);
  const redis = await redisRead();
  const edge: Result[] = [];
  for (const [name, path] of Object.entries(pages)) edge.push(...(await throughEdge(name, path)));
  report(`Server cost: ${requestsPerPage} renderings a page, ${rounds} rounds of wrk`, [
    ...Object.entries(costs).flatMap(([name, { total, rendering }]) => [
      {
        what: `${name}: CPU of a node, of react-dom alone`,
        found: `${total.toFixed(1)} ms, ${rendering.toFixed(1)} ms`,
      },
      {
        ...atMost(`${name}: node to react-dom`, total / rendering, 2, ' ×'),
        found: `${(total / rendering).toFixed(2)} ×`,
      },
    ]),
    redis,
    ...edge,
  ]);
  writeChart(
    'server.svg',
    barChart({
      title: 'A page rendered by a node, and by bare react-dom',
      measure: 'CPU time in ms; bar: at most twice',
      labels: Object.keys(costs),
      series: [
        { name: 'node', values: Object.values(costs).map(({ total }) => total) },
        { name: 'react-dom alone', values: Object.values(costs).map(({ rendering }) => rendering) },
      ],
    }),
  );

  /** CPU time of a node that renders every request, and the part that react-dom needs for the same tree. */
  async function cost(path: string): Promise<NodeCost> {
    const [node = ''] = stack.urls.nodes;
    const visits = Array.from({ length: requestsPerPage }, () => path);
    await nodeCost(node, visits);
    return nodeCost(node, visits);
  }

  /** A cached platform response read by the store, against a bare read of the same bytes. */
  async function redisRead(): Promise<Result> {
    const url = `redis://127.0.0.1:${stack.ports.redis}`;
    const redis = connectRedis({ url, onState: () => {} });
    await redis.start();
    // KEYS answers whole names; other commands add the prefix themselves
    const names = await redis.commands.keys('storefront:answer:*');
    const [, scope = ''] = /^storefront:answer:(.*?:\d{4}-\d\d):/.exec(names[0] ?? '') ?? [];
    const keys = names.map((name) => name.replace(`storefront:answer:${scope}:`, ''));
    const reads = 20;
    const timed = async (read: (key: string) => Promise<unknown>) => {
      const started = process.cpuUsage();
      for (let round = 0; round < reads; round += 1) for (const key of keys) await read(key);
      const { user, system } = process.cpuUsage(started);
      return (user + system) / reads / keys.length;
    };
    const read = (key: string) =>
      redis.commands.hmget(`answer:${scope}:${key}`, 'answer', 'purged');
    // too small a memory tier for any response: every read goes to Redis
    const ignored = () => {};
    const store = createResponseStore({
      redis,
      memoryMb: 1e-6,
      scope,
      onKeep: ignored,
      onPurge: ignored,
    });
    const find = (key: string) => store.find(key);
    await timed(read);
    await timed(find);
    const [bareCost, storeCost] = [await timed(read), await timed(find)];
    redis.close();
    return {
      what: `read from Redis, ${keys.length} responses: store, bare command`,
      found: `${Math.round(storeCost)} µs, ${Math.round(bareCost)} µs CPU`,
    };
  }

  /** Requests per second of a cached page, against a static object of the same size; alternating. */
  async function throughEdge(name: string, path: string): Promise<Result[]> {
    const response = await fetch(stack.urls.shop + path, { headers: { 'accept-encoding': 'br' } });
    await response.arrayBuffer();
    const size = Number(response.headers.get('content-length'));
    const port = settings.BENCH_PORT + 30;
    const plain = await startStaticVarnish(port, size, response.headers);
    const ratios: number[] = [];
    const withHeaders: number[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const shop = await requestsPerSecond(stack.urls.shop + path);
        const bare = await requestsPerSecond(plain.url);
        ratios.push(shop / bare);
        withHeaders.push((await requestsPerSecond(`${plain.url}/with-headers`)) / bare);
      }
    } finally {
      await plain.stop();
    }
    const ratio = percentile(ratios, 50);
    return [
      {
        ...atLeast(`${name}: edge to static Varnish, ${(size / 1000).toFixed(0)} kB`, ratio, 0.95),
        found: ratio.toFixed(2),
      },
      {
        what: `${name}: static Varnish with the page's headers to without`,
        found: percentile(withHeaders, 50).toFixed(2),
      },
    ];
  }
});

async function requestsPerSecond(url: string): Promise<number> {
  const { stdout } = await run('wrk', ['-t1', '-c8', '-d2s', '-H', 'Accept-Encoding: br', url]);
  const [, found] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (!found || /Non-2xx/.test(stdout)) throw new Error(`wrk failed on ${url}`);
  return Number(found);
}
