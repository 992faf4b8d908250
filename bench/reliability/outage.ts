// The platform hangs: cached pages are still served, carts show an error, and everything recovers by itself.
import { setTimeout as wait } from 'node:timers/promises';
import { sandboxClient, sendWebhook } from '../../e2e/support/sandbox-client.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { load } from './support/load.ts';
import { crawl } from './support/pages.ts';
import { atMost, exactly, report } from './support/report.ts';
import { settings } from './support/settings.ts';
import { withStack } from './support/with-stack.ts';

const { BENCH_RATE: rate, BENCH_SECONDS: seconds, BENCH_OUTAGE_SECONDS: outage } = settings;

const topics: Record<string, string> = {
  p: 'products/update',
  c: 'collections/update',
  m: 'metaobjects/update',
};

await withStack({ hasWebhooks: false }, async (stack) => {
  const { shop, nodes } = stack.urls;
  const platform = sandboxClient(stack.urls.sandbox);
  const pages = await crawl(shop, settings.BENCH_PAGES);
  const shown = new Set<string>();
  for (const path of pages) {
    // the other node's memory is empty: it must read them from Redis
    const answer = await fetch(`${nodes[0]}${path}`);
    await answer.arrayBuffer();
    for (const tag of answer.headers.get('xkey')?.split(' ') ?? []) shown.add(tag);
  }
  const [product] = await platform.products(1);
  const change = (cookie: string) =>
    fetch(`${shop}/de/cart/data`, {
      method: 'POST',
      headers: { origin: shop, cookie },
      body: new URLSearchParams({ intent: 'add', variant: product?.variant ?? '', quantity: '1' }),
    });
  const cookie = (await change('')).headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  const cart = () => fetch(`${shop}/de/cart`, { headers: { cookie } });
  const anyPage = (number: number) => ({ path: pages[number % pages.length] ?? '/de' });

  await platform.setFaults({ outage: 'hang' });
  // purges everything, so that nothing is fresh in any cache
  for (const tag of [...shown].slice(0, 300)) {
    const topic = topics[tag[0] ?? ''];
    if (topic && /^.\d+$/.test(tag)) await sendWebhook(shop, topic, Number(tag.slice(1)));
  }
  const through = load({ origins: [shop], rate: rate * 0.9, seconds: outage, next: anyPage });
  const straight = load({ origins: nodes, rate: rate * 0.1, seconds: outage, next: anyPage });
  const cartAnswer = await cart();
  const cartPage = await cartAnswer.text();
  const cartChange = await change(cookie);
  const [atEdge, atNodes] = await Promise.all([through, straight]);

  await platform.setFaults({ outage: 'none' });
  const back = performance.now();
  // on every node: each detects the recovery by itself
  let inARow = 0;
  while (inARow < 6 && performance.now() - back < 60_000) {
    const statuses = [(await cart()).status, (await change(cookie)).status];
    inARow = statuses.every((status) => status === 200) ? inARow + 1 : 0;
    if (inARow === 0) await wait(200);
  }
  const recovery = (performance.now() - back) / 1000;

  await platform.setFaults({ latencyMilliseconds: 5_000 });
  const slow = await load({ origins: [shop], rate, seconds, next: anyPage });
  const slowNodes = await load({ origins: nodes, rate: rate * 0.1, seconds, next: anyPage });
  await platform.setFaults({});

  report(
    `Outage: the platform hangs for ${outage} s under ${rate} requests/s over ${pages.length} visited pages, all of them purged when it begins`,
    [
      exactly(`not 200 of ${atEdge.sent} through the edge`, atEdge.failed, 0),
      exactly(`not 200 of ${atNodes.sent} straight from the nodes`, atNodes.failed, 0),
      { what: 'what failed', found: `${atEdge.failures}; ${atNodes.failures}` },
      { what: 'from where', found: atEdge.caches },
      atMost('p95 through the edge', atEdge.p95, 200, ' ms'),
      exactly('status of the cart', cartAnswer.status, 503),
      {
        what: 'the cart says that it is unavailable',
        found: String(cartPage.includes(escaped(allMessages.de.cart.problem.unavailable))),
        target: 'true',
        isMet: cartPage.includes(escaped(allMessages.de.cart.problem.unavailable)),
      },
      exactly('status of a change to it', cartChange.status, 503),
      atMost('the cart shows and changes on every node again after', recovery, 10, ' s'),
      exactly(`not 200 of ${slow.sent} with 5 s of latency`, slow.failed, 0),
      atMost('p95 of warm pages with 5 s of latency', slow.p95, 100, ' ms'),
      {
        what: 'the same straight from the nodes, which make them anew',
        found: `${Math.round(slowNodes.p95)} ms, ${slowNodes.failed} failed`,
      },
    ],
  );
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
