// Two regions, each with its own edge, nodes and Redis, on one platform that is far from the second: a change is visible
// in both within two seconds, and the loss of a region fails no page of the other.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createStack, type Stack } from '../../deploy/stack/stack.ts';
import { sandboxClient, sendWebhook } from '../../e2e/support/sandbox-client.ts';
import { startDelayProxy } from './support/delay-proxy.ts';
import { load, visitorAddress } from './support/load.ts';
import { crawl, warm } from './support/pages.ts';
import { atMost, exactly, percentile, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { showsPrice } from './support/shown-price.ts';
import { withStack } from './support/with-stack.ts';

const maxMs = 2_000;
const timeoutMs = 20_000;
/** An answer from the other region takes 80 ms. */
const oneWayMs = 40;
const { BENCH_RATE: rate, BENCH_SECONDS: seconds, BENCH_REGION_CHANGES: changes } = settings;
const farPort = settings.BENCH_PORT + 100;
const links = { platform: farPort + 90, webhooks: farPort + 91 };
let visitors = 0;
const folder = path.resolve(import.meta.dirname, '../../.data/bench/far');

await withStack({ hasWebhooks: false }, async (near) => {
  const toPlatform = await startDelayProxy({ port: links.platform, target: near.ports.sandbox });
  const toFar = await startDelayProxy({ port: links.webhooks, target: farPort });
  toPlatform.setDelay(oneWayMs);
  toFar.setDelay(oneWayMs);
  await mkdir(folder, { recursive: true });
  const far = await createStack({
    port: farPort,
    folder,
    output: () => undefined,
    hasServices: false,
    platform: `http://localhost:${links.platform}`,
  });
  try {
    await far.start();
    await measure(near, far);
  } finally {
    await far.stop();
    toPlatform.close();
    toFar.close();
  }
});

async function measure(near: Stack, far: Stack) {
  const platform = sandboxClient(near.urls.sandbox);
  const products = await platform.products(changes);
  const page = ({ handle, variant }: (typeof products)[number]) =>
    `/de/p/${handle}?variant=${variant.split('/').at(-1)}`;
  for (const product of products) {
    await Promise.all([read(near, page(product)), read(far, page(product))]);
  }

  const took = { near: [] as number[], far: [] as number[] };
  for (const [index, product] of products.entries()) {
    const price = 700_001 + index;
    await platform.setPrice(product.sku, price);
    const since = performance.now();
    // the platform has a subscription per region
    await Promise.all([
      sendWebhook(near.urls.shop, 'products/update', product.id),
      sendWebhook(`http://localhost:${links.webhooks}`, 'products/update', product.id),
    ]);
    const [nearTook, farTook] = await Promise.all(
      [near, far].map((region) => millisecondsUntil(region, page(product), price, since)),
    );
    took.near.push(nearTook ?? Number.NaN);
    took.far.push(farTook ?? Number.NaN);
    await platform.setPrice(product.sku, product.cents);
  }

  const pages = await crawl(far.urls.shop, settings.BENCH_PAGES);
  await warm(near.urls.shop, pages);
  const next = (number: number) => ({ path: pages[number % pages.length] ?? '/de' });
  const whole = load({ origins: [far.urls.shop], rate, seconds, next });
  await wait((seconds * 1000) / 4);
  const { edges, nodes, redis } = near.services;
  await Promise.all([...edges, ...nodes, redis].map((service) => service.kill()));
  const survivor = await whole;
  // visitors of the lost region are sent to the other one
  const all = await load({ origins: [near.urls.shop, far.urls.shop], rate, seconds, next });
  await Promise.all([redis.start(), ...nodes.map((node) => node.start())]);
  await Promise.all(edges.map((edge) => edge.start()));
  // as an operator does before visitors are sent there again
  await warm(near.urls.shop, pages);
  const back = await load({ origins: [near.urls.shop], rate, seconds: seconds / 2, next });

  report(`Two regions, 80 ms apart: ${changes} changes, ${rate} requests/s`, [
    atMost(
      'p99 until the region of the platform shows a change',
      percentile(took.near, 99),
      maxMs,
      ' ms',
    ),
    atMost('p99 until the other region shows it', percentile(took.far, 99), maxMs, ' ms'),
    exactly(`failed of ${survivor.sent} in a region while the other is killed`, survivor.failed, 0),
    atMost('p95 there', survivor.p95, 200, ' ms'),
    exactly(`failed of ${all.sent} of both regions' visitors, sent to the one left`, all.failed, 0),
    exactly(`failed of ${back.sent} in the region that came back`, back.failed, 0),
    { what: 'what failed', found: `${survivor.failures}; ${all.failures}; ${back.failures}` },
  ]);
}

async function read(region: Stack, address: string): Promise<string> {
  visitors += 1;
  const headers = { 'x-forwarded-for': visitorAddress(visitors) };
  return (await fetch(region.urls.shop + address, { headers })).text();
}

async function millisecondsUntil(region: Stack, address: string, cents: number, since: number) {
  while (!showsPrice(await read(region, address), cents)) {
    if (performance.now() - since > timeoutMs) return Number.POSITIVE_INFINITY;
    await wait(20);
  }
  return performance.now() - since;
}
