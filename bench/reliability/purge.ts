// A change on the platform is visible through the edge within 1.5 s of its webhook, without purging unrelated pages.
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxClient, sendWebhook } from '../../e2e/support/sandbox-client.ts';
import { visitorAddress } from './support/load.ts';
import { atMost, exactly, percentile, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { showsPrice } from './support/shown-price.ts';
import { withStack } from './support/with-stack.ts';

interface Product {
  handle: string;
  /** As in the page's address. */
  variant: string;
}

/** Tags are collected for 0.2 s, and all nodes together purge twice a second. */
const maxMs = 1_500;
const unrelatedCount = 20;
const lateMs = 5_000;
const secondPurgeMs = 10_000;
const timeoutMs = 20_000;
const feed = '/feeds/google-de.xml';

await withStack({ hasWebhooks: false }, async (stack) => {
  const platform = sandboxClient(stack.urls.sandbox);
  const shop = stack.urls.shop;
  let visitors = 0;
  /** By a visitor of its own each time: the edge limits the misses of one. */
  const visit = (path: string) => {
    visitors += 1;
    return fetch(shop + path, { headers: { 'x-forwarded-for': visitorAddress(visitors) } });
  };
  const get = async (path: string) => {
    const answer = await visit(`/de/p/${path}`);
    return { text: await answer.text(), cache: answer.headers.get('x-cache') };
  };
  const shows = async ({ handle, variant }: Product, cents: number) =>
    showsPrice((await get(`${handle}?variant=${variant}`)).text, cents);
  /** The data request of a client-side navigation, where amounts are in cents. */
  const dataShows = async ({ handle, variant }: Product, cents: number) =>
    new RegExp(`\\b${cents}\\b`).test((await get(`${handle}.data?variant=${variant}`)).text);
  async function millisecondsUntil(
    product: Product,
    cents: number,
    since: number,
    isShown = shows,
  ): Promise<number> {
    while (!(await isShown(product, cents))) {
      if (performance.now() - since > timeoutMs) return Number.POSITIVE_INFINITY;
      await wait(10);
    }
    return performance.now() - since;
  }

  // products with unique prices whose pages are all cached, and that no other page shows
  const found = await platform.products(settings.BENCH_PURGES + unrelatedCount + 1);
  const all = found.map((one) => ({ ...one, variant: one.variant.split('/').at(-1) ?? '' }));
  const tags = new Map<string, string[]>();
  for (const { handle, variant } of all) {
    const answer = await fetch(`${stack.urls.nodes[0]}/de/p/${handle}`);
    await answer.arrayBuffer();
    tags.set(handle, (answer.headers.get('xkey') ?? '').split(' '));
    await get(handle);
    await get(`${handle}?variant=${variant}`);
    await get(`${handle}.data?variant=${variant}`);
  }
  const [late, ...rest] = all;
  if (!late) throw new Error('the catalogue is empty');
  const changed = rest.slice(unrelatedCount);
  const concerned = new Set(['many', ...[late, ...changed].map(({ id }) => `p${id}`)]);
  const bystanders = rest
    .slice(0, unrelatedCount)
    .filter(({ handle }) => !tags.get(handle)?.some((tag) => concerned.has(tag)));

  const took: number[] = [];
  const dataTook: number[] = [];
  const answered: number[] = [];
  let coldData = 0;
  let lost = 0;
  for (const [index, product] of changed.entries()) {
    const { id, handle, variant, sku, cents } = product;
    const price = 700_001 + index;
    const data = `${handle}.data?variant=${variant}`;
    // it may have been purged with a product that it shows
    await get(data);
    if ((await get(data)).cache !== 'hit') coldData += 1;
    await platform.setPrice(sku, price);
    const since = performance.now();
    await sendWebhook(shop, 'products/update', id);
    answered.push(performance.now() - since);
    took.push(await millisecondsUntil(product, price, since));
    dataTook.push(await millisecondsUntil(product, price, since, dataShows));
    for (const other of bystanders) {
      const { cache } = await get(other.handle);
      if (cache !== 'hit') lost += 1;
    }
    await platform.setPrice(sku, cents);
  }

  // the webhook arrives five seconds before the change, and the page is requested in between; earlier purges are over
  await wait(secondPurgeMs + 1_000);
  const since = performance.now();
  await sendWebhook(shop, 'products/update', late.id);
  await wait(1_000);
  await get(late.handle);
  await wait(lateMs - 1_000);
  await platform.setPrice(late.sku, 799_999);
  const second = await millisecondsUntil(late, 799_999, since);
  await platform.setPrice(late.sku, late.cents);

  // a feed is purged by every change, and written anew for the next reader; earlier purges are over
  await wait(secondPurgeMs + 1_000);
  const readFeed = () => visit(feed);
  await (await readFeed()).arrayBuffer();
  const cached = await readFeed();
  await cached.arrayBuffer();
  const feedCents = 788_881;
  const feedShows = async (_product: Product, cents: number) =>
    (await (await readFeed()).text()).includes(`>${(cents / 100).toFixed(2)} EUR<`);
  await platform.setPrice(late.sku, feedCents);
  const feedSince = performance.now();
  await sendWebhook(shop, 'products/update', late.id);
  const feedTook = await millisecondsUntil(late, feedCents, feedSince, feedShows);
  const pageTook = await millisecondsUntil(late, feedCents, feedSince);
  await platform.setPrice(late.sku, late.cents);

  report(`Purge: ${changed.length} changes, from webhook to fresh page through the edge`, [
    { what: 'p50', found: `${Math.round(percentile(took, 50))} ms` },
    atMost('p99', percentile(took, 99), maxMs, ' ms'),
    exactly('data answers that were not at the edge before', coldData, 0),
    atMost('p99 until the data answer is fresh, too', percentile(dataTook, 99), maxMs, ' ms'),
    atMost('p99 of answers to the webhook', percentile(answered, 99), 100, ' ms'),
    {
      what: 'other pages watched',
      found: bystanders.length,
      target: '> 0',
      isMet: bystanders.length > 0,
    },
    exactly('other pages that lost their cache', lost, 0),
    {
      what: 'a feed that was written before',
      found: String(cached.headers.get('x-cache')),
      target: 'hit',
      isMet: cached.headers.get('x-cache') === 'hit',
    },
    atMost('until the feed shows a changed price', feedTook, secondPurgeMs, ' ms'),
    atMost('until its page shows it, too', pageTook, secondPurgeMs, ' ms'),
    atMost('a change that shows 5 s late, picked up after', second, secondPurgeMs + 1_000, ' ms'),
  ]);
});
