// Does a page cost the same in a shop a hundred times as large? Pages, memory, caches, sitemaps and feeds.

import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allContent } from '../../storefront/content/content-files.ts';
import { popularCategories } from '../../storefront/content/home-sections.ts';
import { connectRedis } from '../../storefront/server/cache/redis.ts';
import { type WrittenFile, writtenFiles } from '../feeds/written-files.ts';
import { atMost, percentile, type Result, report } from '../reliability/support/report.ts';
import { settings } from '../reliability/support/settings.ts';
import { nodeCost, visit } from '../server/node-cost.ts';
import { lineChart, writeChart } from '../support/chart.ts';
import { type GrowthShop, withShops } from './shops.ts';

const sizes = settings.BENCH_SIZES;
const warmUpRounds = 2;
const rounds = 9;
const visitsPerRound = 12;
/** Pages visited in one shop before it is the next one's turn. */
const turn = 20;
const allowedGrowth = 1.1;
const megabyte = 1_048_576;

/** Each finds more than one page even in the smallest shop, so that all shops list equally many. */
const queries = ['Espresso', 'Kaffee', 'Filterkaffee', 'Caffè Crema'];

const href = hrefsFor('de');
const labels = sizes.map((size) => size.toLocaleString('en'));

await withShops(sizes, async (shops) => {
  const [smallest] = shops;
  if (!smallest) throw new Error('no size given');
  const kinds: Record<string, string[]> = {
    home: [href.home()],
    collection: popularCategories(allContent.de).map(({ collection }) =>
      href.collection(collection),
    ),
    // larger shops have the same products, and copies of them
    product: smallest.productHandles.slice(0, visitsPerRound).map((handle) => href.product(handle)),
    search: queries.map((text) => href.search(text)),
  };
  for (const paths of Object.values(kinds)) {
    for (const shop of shops) for (const path of paths) await visit(shop.origin + path);
  }
  const cold = await visitEachOnce(shops);
  const kept = await Promise.all(shops.map(keptBy));
  const results: Result[] = [];
  const costs: Record<string, number[]> = {};
  for (const [kind, paths] of Object.entries(kinds)) {
    const { milliseconds, ratios } = await compare(shops, paths);
    costs[kind] = milliseconds;
    results.push(
      { what: `${kind}: CPU time, ms`, found: list(milliseconds) },
      { what: `${kind}: HTML, kB`, found: list(await htmlSizes(shops, paths)) },
      ...growth(kind, ratios),
    );
  }
  results.push(
    { what: 'product, data not cached: CPU time, ms', found: list(cold.milliseconds) },
    ...growth('product, data not cached', cold.ratios),
    ...['memory of a node', 'Redis'].map((what, index) => ({
      what: `${what} after these pages, MB`,
      found: list(kept.map((sizesOfShop) => (sizesOfShop[index] ?? 0) / megabyte)),
    })),
  );
  report(`Growth: pages of shops with ${labels.join(', ')} products, ${rounds} rounds`, results);
  writeChart(
    'growth.svg',
    lineChart({
      title: 'CPU time of a page by the number of products',
      measure: 'ms of a node with warm data; bar: flat within 10 %',
      labels,
      series: Object.entries(costs).map(([name, values]) => ({ name, values })),
    }),
  );
});

const files: WrittenFile[][] = [];
for (const size of sizes) {
  files.push(await writtenFiles(size, ['/sitemaps/products-de.xml', '/feeds/google-de.xml']));
}
report(
  `Growth: files of shops with ${labels.join(', ')} products`,
  ['sitemap', 'feed'].flatMap((what, index) => {
    const bySize = files.map((written) => written[index]).filter((file) => file !== undefined);
    return [
      { what: `${what}: entries`, found: bySize.map(({ entries }) => entries).join(', ') },
      { what: `${what}: seconds`, found: list(bySize.map(({ seconds }) => seconds)) },
      {
        what: `${what}: ms per 100 entries`,
        found: list(bySize.map(({ seconds, entries }) => (seconds / entries) * 100_000)),
      },
      ...bySize.map(({ memory }, at) =>
        atMost(`${what}: memory above the start, ${labels[at]}`, memory / megabyte, 50, ' MB'),
      ),
    ];
  }),
);

/** By turns, so that whatever else the machine does falls on all sizes alike. */
async function compare(shops: GrowthShop[], paths: string[]) {
  const visits = Array.from(
    { length: visitsPerRound },
    (_, index) => paths[index % paths.length] ?? '',
  );
  const measured: number[][] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const costs: number[] = [];
    for (const index of rotated(shops.length, round)) {
      costs[index] = (await nodeCost(shops[index]?.origin ?? '', visits)).total;
    }
    if (round >= warmUpRounds) measured.push(costs);
  }
  return mediansOf(measured);
}

/** Different product pages from all over each catalogue, none visited before. */
async function visitEachOnce(shops: GrowthShop[]) {
  const measured: number[][] = [];
  const most = Math.min(...shops.map(({ productHandles }) => productHandles.length));
  for (let start = visitsPerRound; start + turn <= most; start += turn) {
    const costs: number[] = [];
    for (const index of rotated(shops.length, measured.length)) {
      const shop = shops[index];
      if (!shop) continue;
      const handles = shop.productHandles.slice(start, start + turn);
      const paths = handles.map((handle) => href.product(handle));
      costs[index] = (await nodeCost(shop.origin, paths)).total;
    }
    measured.push(costs);
  }
  return mediansOf(measured);
}

/** By size: milliseconds, and the ratio to the smallest shop within the same round. */
function mediansOf(measured: number[][]) {
  const median = (read: (costs: number[], index: number) => number) =>
    sizes.map((_, index) =>
      percentile(
        measured.map((costs) => read(costs, index)),
        50,
      ),
    );
  return {
    milliseconds: median((costs, index) => costs[index] ?? 0),
    ratios: median((costs, index) => (costs[index] ?? 0) / (costs[0] ?? 0)),
  };
}

function growth(what: string, ratios: number[]): Result[] {
  return ratios.slice(1).map((ratio, index) => ({
    ...atMost(`${what}: ${labels[index + 1]} to ${labels[0]}`, ratio, allowedGrowth, ' ×'),
    found: `${ratio.toFixed(2)} ×`,
  }));
}

async function htmlSizes(shops: GrowthShop[], paths: string[]): Promise<number[]> {
  return Promise.all(
    shops.map(async ({ origin }) => {
      let bytes = 0;
      for (const path of paths) bytes += await visit(origin + path);
      return bytes / paths.length / 1000;
    }),
  );
}

/** Bytes in use by the node, and by its Redis. */
async function keptBy({ usedMemory, redisUrl }: GrowthShop): Promise<[number, number]> {
  const redis = connectRedis({ url: redisUrl, onState: () => {} });
  await redis.start();
  const [, used] = /^used_memory:(\d+)/m.exec(await redis.commands.info('memory')) ?? [];
  redis.close();
  return [await usedMemory(), Number(used)];
}

function rotated(length: number, by: number): number[] {
  return Array.from({ length }, (_, index) => (index + by) % length);
}

function list(values: number[]): string {
  return values.map((value) => value.toFixed(1)).join(', ');
}
