// Estimates three sizes of shop, and compares the model with a measured run through Varnish.
import { setTimeout as wait } from 'node:timers/promises';
import { sendWebhook } from '../../e2e/support/sandbox-client.ts';
import { seededRandom } from '../../sandbox/testing/seeded-random.ts';
import { load } from '../reliability/support/load.ts';
import { crawl } from '../reliability/support/pages.ts';
import { atMost, exactly, report } from '../reliability/support/report.ts';
import { settings } from '../reliability/support/settings.ts';
import { withStack } from '../reliability/support/with-stack.ts';
import { lineChart, writeChart } from '../support/chart.ts';
import { estimate, purgeRate, rendersWithin, zipf } from './model.ts';
import { pickBy } from './pick-by.ts';
import { sizes } from './sizes.ts';

const { BENCH_PAGES: pageCount, BENCH_SEED: seed } = settings;
const rate = 60;
const seconds = 60;
const changesPerSecond = 1;
const zipfExponent = 1;
/** A change purges again after this time (PURGE_AGAIN_AFTER_MS). */
const againAfterSeconds = 10;

for (const { name, shop, prices } of sizes) {
  const { hitRatio, waitingRatio, costPerMillionViews, ...found } = estimate(shop, prices);
  console.log(`\n${name}`);
  console.table({
    'page views/s in the busiest hour': round(shop.viewsPerSecond),
    'hit ratio of the edge': percent(hitRatio),
    'visitors who wait for a rendering': percent(waitingRatio),
    'renderings/s': round(found.rendersPerSecond),
    'platform requests/s': round(found.platformCallsPerSecond),
    'cores of nodes': round(found.cores),
    'egress, Mbit/s': round(found.megabitsPerSecond),
    'cache of each edge, MB': Math.round(found.cacheMegabytes),
    'cost of a million page views, €': round(costPerMillionViews),
  });
}

const multiples = [0.25, 0.5, 1, 2, 4, 8, 16];
writeChart(
  'capacity.svg',
  lineChart({
    title: 'Hit ratio of the edge by the number of visitors',
    measure: '% of page views; 1 × is the size in docs/scale.md',
    labels: multiples.map((multiple) => `${multiple} ×`),
    series: sizes.map(({ shortName, shop, prices }) => ({
      name: shortName,
      values: multiples.map((multiple) => {
        const busier = { ...shop, viewsPerSecond: shop.viewsPerSecond * multiple };
        return estimate(busier, prices).hitRatio * 100;
      }),
    })),
  }),
);

await withStack({ hasWebhooks: false }, async (stack) => {
  const { shop, nodes } = stack.urls;
  const [node = ''] = nodes;
  // from a node, so that the edge stays cold
  const pages = await crawl(node, pageCount);
  const random = seededRandom(seed);
  const ranked = random.sample(pages, pages.length);
  const shares = zipf(ranked.length, zipfExponent);
  const tagsOf: string[][] = [];
  for (const path of ranked) {
    const response = await fetch(node + path);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
    tagsOf.push(response.headers.get('xkey')?.split(' ') ?? []);
  }
  const productTags = [...new Set(tagsOf.flat().filter((tag) => /^p\d+$/.test(tag)))];
  const changes = Array.from({ length: seconds * changesPerSecond }, () =>
    random.pick(productTags),
  );
  /** Changes that purge a page; one with too many products is purged by every change. */
  const changesOf = (tags: string[]) =>
    tags.includes('many') ? changes.length : changes.filter((tag) => tags.includes(tag)).length;

  const measuring = load({
    origins: [shop],
    rate,
    seconds,
    next: () => ({ path: pickBy(shares, ranked, random.next()) }),
  });
  for (const tag of changes) {
    await sendWebhook(shop, 'products/update', Number(tag.slice(1)));
    await wait(1000 / changesPerSecond);
  }
  const { sent, failed, failures, cacheCounts } = await measuring;

  // a second purge follows only within the run
  const purgesInRun = (2 - againAfterSeconds / seconds) / 2;
  const expected = ranked.reduce((sum, _, index) => {
    const visits = rate * (shares[index] ?? 0);
    const changed = changesOf(tagsOf[index] ?? []) / seconds;
    return sum + rendersWithin(visits, purgeRate(changed, visits) * purgesInRun, seconds);
  }, 0);
  const measured = cacheCounts.miss ?? 0;
  report(
    `Capacity model: ${sent} visits of ${ranked.length} pages through a cold edge, ${changesPerSecond} change a second of ${productTags.length} products`,
    [
      exactly('not 200', failed, 0),
      { what: 'what failed', found: failures },
      { what: 'renderings: expected, measured', found: `${Math.round(expected)}, ${measured}` },
      {
        what: 'hit ratio: expected, measured',
        found: `${percent(1 - expected / sent)}, ${percent(1 - measured / sent)}`,
      },
      atMost(
        'deviation of the expected renderings',
        Math.abs(expected / measured - 1) * 100,
        15,
        ' %',
      ),
    ],
  );
});

function percent(ratio: number): string {
  return `${(ratio * 100).toFixed(1)} %`;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
