// Thousands of product changes through two nodes and two edges: pages stay fresh, and nodes and edges have little to do.
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxClient, sendWebhook } from '../../e2e/support/sandbox-client.ts';
import { visitorAddress } from './support/load.ts';
import { countBy, gauge } from './support/metrics.ts';
import { atMost, exactly, percentile, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { showsPrice } from './support/shown-price.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_STORM_CHANGES: changes, BENCH_STORM_SECONDS: seconds } = settings;
const timeoutMs = 30_000;
const catalogueSize = 250;

await withStack({ edges: 2, hasWebhooks: false }, async ({ urls }) => {
  const platform = sandboxClient(urls.sandbox);
  const products = await platform.products(catalogueSize);
  const cpu = () =>
    Promise.all(urls.metrics.map((node) => gauge(node, 'storefront_process_cpu_seconds_total')));
  const purges = async () =>
    (await countBy(urls.metrics, 'storefront_purges_total', 'target')).get('edge') ?? 0;
  let visitors = 0;

  async function shows(edge: string, path: string, cents: number): Promise<boolean> {
    visitors += 1;
    const headers = { 'x-forwarded-for': visitorAddress(visitors) };
    return showsPrice(await (await fetch(edge + path, { headers })).text(), cents);
  }

  /** Changes one product after the other and waits until both edges show it. */
  async function sample(isOver: () => boolean): Promise<number[]> {
    const took: number[] = [];
    for (let index = 0; !isOver(); index += 1) {
      const product = products[index % products.length];
      if (!product) throw new Error('the catalogue is empty');
      const price = 700_001 + index;
      const path = `/de/p/${product.handle}?variant=${product.variant.split('/').at(-1)}`;
      await platform.setPrice(product.sku, price);
      const since = performance.now();
      await sendWebhook(urls.shop, 'products/update', product.id);
      for (const edge of urls.edges) {
        while (!(await shows(edge, path, price)) && performance.now() - since < timeoutMs) {
          await wait(500);
        }
      }
      const ms = performance.now() - since;
      took.push(ms < timeoutMs ? ms : Number.POSITIVE_INFINITY);
      await platform.setPrice(product.sku, product.cents);
      await wait(1_000);
    }
    return took;
  }

  const cpuBefore = await cpu();
  const purgesBefore = await purges();
  const begun = performance.now();
  let sent = 0;
  let rejected = 0;
  const isOver = () => sent >= changes;
  const sampling = sample(isOver);
  const inFlight = new Set<Promise<void>>();
  while (!isOver()) {
    const due = Math.min(
      changes,
      Math.ceil(((performance.now() - begun) / 1000) * (changes / seconds)),
    );
    for (; sent < due; sent += 1) {
      const edge = urls.edges[sent % urls.edges.length] ?? urls.shop;
      const { id } = products[sent % products.length] ?? { id: 1 };
      const sending: Promise<void> = sendWebhook(edge, 'products/update', id)
        .catch(() => {
          rejected += 1;
        })
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    }
    await wait(20);
  }
  await Promise.all(inFlight);
  const lasted = (performance.now() - begun) / 1000;
  const cpuAfter = await cpu();
  const purgesAfter = await purges();
  const took = await sampling;

  report(`Storm: ${sent} product changes in ${Math.round(lasted)} s, two nodes, two edges`, [
    exactly('webhooks that were not accepted', rejected, 0),
    {
      what: `p50 of ${took.length} pages until both edges show the change`,
      found: `${Math.round(percentile(took, 50))} ms`,
    },
    atMost('p99', percentile(took, 99), 10_000, ' ms'),
    ...cpuAfter.map((after, index) =>
      atMost(
        `CPU of node ${index + 1}, in % of a core`,
        (100 * (after - (cpuBefore[index] ?? 0))) / lasted,
        20,
      ),
    ),
    atMost(
      'purges an edge gets in a second',
      (purgesAfter - purgesBefore) / urls.edges.length / lasted,
      10,
    ),
  ]);
});
